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
  /** Names of the communes that were merged into it and have another name: "Pierrefitte-sur-Seine". */
  readonly formerNames: readonly string[];
  /** For a city of which the arrondissements are communes here: Paris, Lyon, Marseille. */
  readonly divided?: true;
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
  /** Of a commune that is part of another since a merger: that one's code. */
  readonly chefLieu?: string;
  readonly codesPostaux?: readonly string[];
  readonly population?: number;
}

const INSTALLED = new Set(["commune-actuelle", "arrondissement-municipal"]);

/** What the registry is made of, each text asked for when it is needed: reading all takes long. */
export interface CommuneTexts {
  /** INSEE codes, names, and the rest of what is known of each, joined by tabs: one text a commune. */
  readonly insee: () => readonly string[];
  readonly names: () => readonly string[];
  readonly rests: () => readonly string[];
  /** Code and name of each département, with a tab between: few texts with accents, which are slow to read. */
  readonly departments: () => readonly string[];
  /** The words of all names of places, folded. */
  readonly placeWords: () => readonly string[];
}

/** The registry of all French communes (INSEE and La Poste, through @etalab/decoupage-administratif). */
export const communeRegistry = (): CommuneRegistry => registryOf(installedCommunes());

/** The records of the installed package. */
export function installedCommunes(): CommuneTexts {
  // Its index.js depends on the working directory, so its data files are read directly.
  const require = createRequire(import.meta.url);
  const departmentNames = new Map(
    (
      require("@etalab/decoupage-administratif/data/departements.json") as { code: string; nom: string }[]
    ).map(({ code, nom }) => [code, nom]),
  );
  const listed = require("@etalab/decoupage-administratif/data/communes.json") as CommuneRecord[];
  const records = listed.filter(({ type }) => INSTALLED.has(type));
  const merged = Map.groupBy(
    listed.filter(({ type }) => !INSTALLED.has(type)),
    ({ chefLieu }) => chefLieu,
  );
  const formerNames = ({ code, nom }: CommuneRecord) =>
    (merged.get(code) ?? []).map((one) => one.nom).filter((name) => name !== nom);
  const isDivided = new Set(records.map(({ commune }) => commune));
  const insee = records.map(({ code }) => code);
  const names = records.map(({ nom }) => nom);
  return {
    insee: () => insee,
    names: () => names,
    rests: () => records.map((record) => restOf(record, formerNames(record), isDivided.has(record.code))),
    departments: () => [...departmentNames].map(([code, name]) => `${code}\t${name}`),
    placeWords: () => placeWords(names.filter((_, row) => !isDivided.has(insee[row]))),
  };
}

function restOf(record: CommuneRecord, formerNames: readonly string[], isDivided: boolean): string {
  const { typeLiaison, codesPostaux = [], population = 0 } = record;
  return [
    typeLiaison === 1 ? ELIDES : "",
    departmentOf(record),
    codesPostaux.join(" "),
    population,
    formerNames.join(FORMER),
    isDivided ? DIVIDED : "",
  ].join("\t");
}

const ELIDES = "elides";
/** Stands between former names; no name has it. */
const FORMER = "|";
/** Marks a city of which the arrondissements stand here too. */
const DIVIDED = "divided";

/** What `restOf` joined. */
type Rest = [
  elides: string,
  department: string,
  postalCodes: string,
  population: string,
  former: string,
  divided: string,
];

function communeOf(
  insee: string,
  name: string,
  rest: string,
  departmentNames: ReadonlyMap<string, string>,
): Commune {
  const [elides, code, postalCodes, population, former, divided] = rest.split("\t") as Rest;
  return {
    insee,
    name,
    elides: elides === ELIDES,
    department: { code, name: departmentNames.get(code) ?? code },
    postalCodes: postalCodes === "" ? [] : postalCodes.split(" "),
    population: Number(population),
    formerNames: former === "" ? [] : former.split(FORMER),
    ...(divided === DIVIDED && { divided: true }),
  };
}

/** The words of names, folded; short ones are too often words of the language. */
const placeWords = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => fold(name).split("-")).filter(({ length }) => length > 3)),
];

/** A registry of these texts. */
export function registryOf(texts: CommuneTexts): CommuneRegistry {
  const [insee, names, rests] = [once(texts.insee), once(texts.names), once(texts.rests)];
  const departmentNames = once(
    () => new Map(texts.departments().map((one) => one.split("\t") as [string, string])),
  );
  const made: (Commune | undefined)[] = [];
  const communeAt = (row: number): Commune =>
    (made[row] ??= communeOf(
      insee()[row] as string,
      names()[row] as string,
      rests()[row] as string,
      departmentNames(),
    ));
  const undivided = once(() =>
    [...rests().keys()].filter((row) => !(rests()[row] as string).endsWith(DIVIDED)).map(communeAt),
  );
  const byDepartment = once(() => Map.groupBy(undivided(), ({ department }) => department.code));
  const [rowOfInsee, rowOfName] = [rowsBy(insee), rowsBy(names)];
  const found = (row: number | undefined) => (row === undefined ? undefined : communeAt(row));
  return {
    byInsee: (code) => found(rowOfInsee(code)),
    named: (name) => found(rowOfName(name)),
    all: undivided,
    inDepartment: (code) => byDepartment().get(code) ?? [],
    placeWords: once(() => new Set(texts.placeWords())),
  };
}

/** So many values are found sooner by looking through all than a map of all is made. */
const FEW = 16;

/** Finds the last row that has a value in a column. */
function rowsBy(column: () => readonly string[]): (value: string) => number | undefined {
  let asked = 0;
  const rows = once(() => new Map(column().map((one, row) => [one, row])));
  return (value) => {
    if (asked++ >= FEW) return rows().get(value);
    const row = column().lastIndexOf(value);
    return row === -1 ? undefined : row;
  };
}

const departmentOf = ({ code, departement }: CommuneRecord) =>
  departement ?? code.slice(0, code.startsWith("97") ? 3 : 2);
