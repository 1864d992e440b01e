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
  /**
   * True if « de » is elided before the name (INSEE's type of name). Only a registry tells a mute h from an
   * aspirated one.
   */
  readonly elides: boolean;
  readonly department: { readonly code: string; readonly name: string };
  readonly postalCodes: readonly string[];
  readonly population: number;
  /** Former names of merged communes, if different: "Pierrefitte-sur-Seine". */
  readonly formerNames: readonly string[];
  /** True for a city whose arrondissements are communes here: Paris, Lyon, Marseille. */
  readonly divided?: true;
}

/** The registry of communes; a test fakes it with a few. */
export interface CommuneRegistry {
  byInsee(code: string): Commune | undefined;
  /** Where the commune of an earlier code went, and its name where the registry still has it. */
  successor(code: string): { readonly commune: Commune; readonly name: string | undefined } | undefined;
  /** A commune of exactly this official name, whichever of homonyms. */
  named(name: string): Commune | undefined;
  /** Lists all communes; a divided city by its arrondissements. */
  all(): readonly Commune[];
  /** Lists a département's communes; a divided city by its arrondissements. */
  inDepartment(code: string): readonly Commune[];
  /** Gives the words of all place names, folded. */
  readonly placeWords: () => ReadonlySet<string>;
}

/**
 * Gives the registry of all French communes (INSEE and La Poste, through @etalab/decoupage-administratif).
 */
export const communeRegistry = (): CommuneRegistry => registryOf(readInstalled);

/**
 * Gives the registry for the main thread, which also fills the store; the store is read in half the time.
 * `code` hashes the code and its packages.
 */
export const rememberedCommunes = (store: Store, code: string): CommuneRegistry =>
  registryOf(() => remembered(store, MEMO, code, readInstalled));

/** Gives the registry for other threads, which only read the store. */
export const communesIn = (store: Store | undefined, code: string): CommuneRegistry =>
  registryOf(() => (store && (readMemoJson(store, MEMO, code) as Listed | undefined)) ?? readInstalled());

const MEMO = "communes";

/** Data of the registry; plain data. */
interface Listed {
  /** Sorted by code, with divided cities. */
  readonly communes: readonly Commune[];
  readonly placeWords: readonly string[];
  /** Codes of communes that were merged, each with that of the commune that they are part of, and their name. */
  readonly earlier: Readonly<Record<string, readonly [code: string, name?: string]>>;
}

/** A commune in the package's format. */
interface CommuneRecord {
  readonly code: string;
  readonly nom: string;
  readonly type: string;
  /** INSEE's TNCC: 0 takes "de", 1 takes "d'", 2 to 8 have an article. */
  readonly typeLiaison?: number;
  readonly departement?: string;
  readonly commune?: string;
  /** Code of the commune into which this one was merged. */
  readonly chefLieu?: string;
  /** Codes of the communes that were merged into it. */
  readonly anciensCodes?: readonly string[];
  readonly codesPostaux?: readonly string[];
  readonly population?: number;
}

const TODAY = new Set(["commune-actuelle", "arrondissement-municipal"]);

function readInstalled(): Listed {
  // The package's index.js depends on the working directory, so its data files are read directly.
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
  // Short words of names are too often ordinary words.
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

/** Makes a registry from a list that is read on first use. */
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
