import { createRequire } from "node:module";
import { fold } from "@vitrine/french/fold";
import { once } from "../once.ts";
import { readMemoJson, remembered } from "../store/memo.ts";
import type { Store } from "../store/open-store.ts";

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
  /** Where the commune of an earlier code went, and its name where the registry still has it. */
  successor(code: string): { readonly commune: Commune; readonly name: string | undefined } | undefined;
  /** A commune of exactly this official name, whichever of homonyms. */
  named(name: string): Commune | undefined;
  /** All communes, with the arrondissements of a city in its place. */
  all(): readonly Commune[];
  /** All communes of a département, with the arrondissements of a city in its place. */
  inDepartment(code: string): readonly Commune[];
  /** The words of all names of places, folded. */
  readonly placeWords: () => ReadonlySet<string>;
}

/** The registry of all French communes (INSEE and La Poste, through @etalab/decoupage-administratif). */
export const communeRegistry = (): CommuneRegistry => registryOf(readInstalled);

/** The same for the first thread, which fills the store: that is read in half the time. `code` is the hash of the code and of its packages. */
export const rememberedCommunes = (store: Store, code: string): CommuneRegistry =>
  registryOf(() => remembered(store, MEMO, code, readInstalled));

/** The same for another thread, which only reads the store. */
export const communesIn = (store: Store | undefined, code: string): CommuneRegistry =>
  registryOf(() => (store && (readMemoJson(store, MEMO, code) as Listed | undefined)) ?? readInstalled());

const MEMO = "communes";

/** All that the registry is made of: plain data. */
interface Listed {
  /** In the order of their codes, divided cities too. */
  readonly communes: readonly Commune[];
  readonly placeWords: readonly string[];
  /** Codes of communes that were merged, each with that of the commune that they are part of, and their name. */
  readonly earlier: Readonly<Record<string, readonly [code: string, name?: string]>>;
}

/** A commune as the package has it. */
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
  /** Of a commune: codes of those that were merged into it. */
  readonly anciensCodes?: readonly string[];
  readonly codesPostaux?: readonly string[];
  readonly population?: number;
}

const TODAY = new Set(["commune-actuelle", "arrondissement-municipal"]);

function readInstalled(): Listed {
  // Its index.js depends on the working directory, so its data files are read directly.
  const require = createRequire(import.meta.url);
  const departments = require("@etalab/decoupage-administratif/data/departements.json") as CommuneRecord[];
  const departmentNames = new Map(departments.map(({ code, nom }) => [code, nom]));
  const listed = require("@etalab/decoupage-administratif/data/communes.json") as CommuneRecord[];
  const [records, earlier] = [true, false].map((isToday) =>
    listed.filter(({ type }) => TODAY.has(type) === isToday),
  ) as [CommuneRecord[], CommuneRecord[]];
  const merged = Map.groupBy(earlier, ({ chefLieu }) => chefLieu);
  const divided = new Set(records.map(({ commune }) => commune));
  const communes = records.map((record): Commune => {
    const { code, nom, typeLiaison, codesPostaux = [], population = 0 } = record;
    const department = record.departement ?? code.slice(0, code.startsWith("97") ? 3 : 2);
    const formerNames = (merged.get(code) ?? []).map((one) => one.nom).filter((name) => name !== nom);
    return {
      insee: code,
      name: nom,
      elides: typeLiaison === 1,
      department: { code: department, name: departmentNames.get(department) ?? department },
      postalCodes: codesPostaux,
      population,
      formerNames,
      ...(divided.has(code) && { divided: true }),
    };
  });
  // Short words of names are too often words of the language.
  const words = communes
    .flatMap((commune) => (commune.divided ? [] : fold(commune.name).split("-")))
    .filter(({ length }) => length > 3);
  return { communes, placeWords: [...new Set(words)], earlier: earlierCodes(records, earlier) };
}

function earlierCodes(
  records: readonly CommuneRecord[],
  earlier: readonly CommuneRecord[],
): Listed["earlier"] {
  const names = new Map(earlier.map(({ code, nom }) => [code, nom]));
  const codes = records.flatMap(({ code, anciensCodes = [] }) =>
    anciensCodes.map((old) => [old, [code, names.get(old)]] as const),
  );
  return Object.fromEntries(codes) as Listed["earlier"];
}

/** The registry of what is listed, which is read when it is first asked for. */
function registryOf(list: () => Listed): CommuneRegistry {
  const listed = once(list);
  const undivided = once(() => listed().communes.filter((commune) => !commune.divided));
  const byInsee = once(() => new Map(listed().communes.map((commune) => [commune.insee, commune])));
  const byName = once(() => new Map(listed().communes.map((commune) => [commune.name, commune])));
  const byDepartment = once(() => Map.groupBy(undivided(), ({ department }) => department.code));
  return {
    byInsee: (code) => byInsee().get(code),
    successor(code) {
      const [now = "", name] = Object.hasOwn(listed().earlier, code) ? (listed().earlier[code] ?? []) : [];
      const commune = byInsee().get(now);
      return commune && { commune, name };
    },
    named: (name) => byName().get(name),
    all: undivided,
    inDepartment: (code) => byDepartment().get(code) ?? [],
    placeWords: once(() => new Set(listed().placeWords)),
  };
}
