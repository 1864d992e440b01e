import { createRequire } from "node:module";
import { fold } from "@vitrine/french/fold";
import { once } from "../once.ts";

/** A commune or a municipal arrondissement of the Code officiel géographique. */
export interface Commune {
  readonly insee: string;
  /** Official name: "Le Kremlin-Bicêtre", "Paris 3e Arrondissement". */
  readonly name: string;
  /** Whether « de » is elided before it (INSEE's type of name): only a registry tells a mute h from an aspirated one. */
  readonly elides: boolean;
  readonly department: { readonly code: string; readonly name: string };
  readonly postalCodes: readonly string[];
  readonly population: number;
}

/** What the factory asks of the registry; a test fakes it with a few communes. */
export interface CommuneRegistry {
  byInsee(code: string): Commune | undefined;
  /** A commune of exactly this official name, the first of homonyms. */
  named(name: string): Commune | undefined;
  /** All communes, with the arrondissements of a city in its place. */
  all(): readonly Commune[];
  /** All communes of a département, with the arrondissements of a city in its place. */
  inDepartment(code: string): readonly Commune[];
  /** The words of all names of places, folded. */
  readonly placeWords: () => ReadonlySet<string>;
}

interface CommuneRecord {
  readonly code: string;
  readonly nom: string;
  readonly type: string;
  /** INSEE's TNCC: 0 takes "de", 1 takes "d'", 2 to 8 have an article. */
  readonly typeLiaison?: number;
  readonly departement?: string;
  readonly commune?: string;
  readonly codesPostaux?: readonly string[];
  readonly population?: number;
}

const INSTALLED = new Set(["commune-actuelle", "arrondissement-municipal"]);

/** The registry's records, one text a commune and column: quicker to read than what is installed. */
export interface CommuneColumns {
  readonly insee: readonly string[];
  readonly names: readonly string[];
  /** "1" or nothing. */
  readonly elides: readonly string[];
  readonly departments: readonly string[];
  readonly departmentNames: readonly string[];
  /** With spaces between. */
  readonly postalCodes: readonly string[];
  readonly populations: Float64Array;
  /** "1" for a city of which the arrondissements stand here too. */
  readonly divided: readonly string[];
  /** The words of all names of places, folded. */
  readonly placeWords: readonly string[];
}

/** The registry of all French communes (INSEE and La Poste, through @etalab/decoupage-administratif). */
export const communeRegistry = (): CommuneRegistry => registryOf(installedCommunes());

/** The records of the installed package. */
export function installedCommunes(): CommuneColumns {
  // Its index.js depends on the working directory, so its data files are read directly.
  const require = createRequire(import.meta.url);
  const departmentNames = new Map(
    (
      require("@etalab/decoupage-administratif/data/departements.json") as { code: string; nom: string }[]
    ).map(({ code, nom }) => [code, nom]),
  );
  const records = (require("@etalab/decoupage-administratif/data/communes.json") as CommuneRecord[]).filter(
    ({ type }) => INSTALLED.has(type),
  );
  const isDivided = new Set(records.map(({ commune }) => commune));
  const departments = records.map(departmentOf);
  const divided = records.map(({ code }) => (isDivided.has(code) ? "1" : ""));
  return {
    insee: records.map(({ code }) => code),
    names: records.map(({ nom }) => nom),
    elides: records.map(({ typeLiaison }) => (typeLiaison === 1 ? "1" : "")),
    departments,
    departmentNames: departments.map((code) => departmentNames.get(code) ?? code),
    postalCodes: records.map(({ codesPostaux = [] }) => codesPostaux.join(" ")),
    populations: Float64Array.from(records, ({ population = 0 }) => population),
    divided,
    placeWords: placeWords(records.flatMap(({ nom }, i) => (divided[i] === "" ? [nom] : []))),
  };
}

/** The words of names, folded; short ones are too often words of the language. */
const placeWords = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => fold(name).split("-")).filter(({ length }) => length > 3)),
];

/** A registry of these records. */
export function registryOf(columns: CommuneColumns): CommuneRegistry {
  const { insee, names, departments, divided } = columns;
  const made: (Commune | undefined)[] = [];
  const communeAt = (row: number): Commune =>
    (made[row] ??= {
      insee: insee[row] as string,
      name: names[row] as string,
      elides: columns.elides[row] === "1",
      department: {
        code: departments[row] as string,
        name: columns.departmentNames[row] as string,
      },
      postalCodes: columns.postalCodes[row] === "" ? [] : (columns.postalCodes[row] as string).split(" "),
      population: columns.populations[row] as number,
    });
  const [rowOfInsee, rowOfName] = [rowsBy(insee), rowsBy(names)];
  const undivided = once(() => [...divided.keys()].filter((row) => divided[row] === ""));
  const byDepartment = once(() => Map.groupBy(undivided(), (row) => departments[row]));
  const found = (row: number | undefined) => (row === undefined ? undefined : communeAt(row));
  return {
    byInsee: (code) => found(rowOfInsee(code)),
    named: (name) => found(rowOfName(name)),
    all: () => undivided().map(communeAt),
    inDepartment: (code) => (byDepartment().get(code) ?? []).map(communeAt),
    placeWords: once(() => new Set(columns.placeWords)),
  };
}

/** So many values are found sooner by looking through all than a map of all is made. */
const FEW = 16;

/** Finds the last row that has a value in a column. */
function rowsBy(column: readonly string[]): (value: string) => number | undefined {
  let [asked, rows] = [0, undefined as ReadonlyMap<string, number> | undefined];
  return (value) => {
    if (asked++ >= FEW) return (rows ??= new Map(column.map((one, row) => [one, row]))).get(value);
    const row = column.lastIndexOf(value);
    return row === -1 ? undefined : row;
  };
}

const departmentOf = ({ code, departement }: CommuneRecord) =>
  departement ?? code.slice(0, code.startsWith("97") ? 3 : 2);
