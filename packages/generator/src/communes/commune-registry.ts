import { createRequire } from "node:module";
import { fold } from "@vitrine/french/fold";
import { once } from "../once.ts";
import { partition } from "../partition.ts";
import { memoKey, writeMemo } from "../store/memo.ts";
import { type Store, transact } from "../store/open-store.ts";
import { rowReader } from "../store/rows.ts";

/** A commune or a municipal arrondissement of the Code officiel géographique. */
export interface Commune {
  readonly insee: string;
  /** Official name: "Le Kremlin-Bicêtre", "Paris 3e Arrondissement". */
  readonly name: string;
  /** True if « de » is elided before the name (INSEE's type of name). Only a registry knows each mute h. */
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
  /** Finds the commune into which a former code's was merged, and the former name if it is known. */
  successor(code: string): { readonly commune: Commune; readonly name: string | undefined } | undefined;
  /** Finds a commune of exactly this official name; of homonyms, any one. */
  named(name: string): Commune | undefined;
  /** Lists all communes; a divided city by its arrondissements. */
  all(): readonly Commune[];
  /** Lists a département's communes; a divided city by its arrondissements. */
  inDepartment(code: string): readonly Commune[];
  /** Gives the words of all place names, folded. */
  readonly placeWords: () => ReadonlySet<string>;
}

const MEMO = "communes";
const WORDS = `${MEMO}/words`;
const MERGED = `${MEMO}/merged`;
const NAMES = `${MEMO}/names`;
const AREAS = `${MEMO}/areas`;
const inArea = (area: string) => `${MEMO}/in/${area}`;

/** The first digits of a commune's code: its département, or its territory overseas. */
const areaOf = (insee: string) => insee.slice(0, insee.startsWith("97") ? 3 : 2);

/** A former code of a merged commune, with the code of today's commune, and the former name if known. */
type Merged = readonly [former: string, { readonly now: string; readonly name?: string | undefined }];

/**
 * Gives the registry of all French communes (INSEE and La Poste, through @etalab/decoupage-administratif), from
 * a store that is filled on first use. `code` hashes the code and its packages.
 */
export function communeRegistry(store?: Store, code = ""): CommuneRegistry {
  const part = partReader(store, code);
  const opened = new Map<string, ReadonlyMap<string, unknown>>();
  const mapOf = <Value>(name: string) =>
    opened.getOrInsertComputed(
      name,
      () => new Map(part(name) as Iterable<[string, Value]> | undefined),
    ) as ReadonlyMap<string, Value>;
  const byInsee = (insee: string) => mapOf<Commune>(inArea(areaOf(insee))).get(insee);
  const listOf = (area: string) =>
    [...mapOf<Commune>(inArea(area)).values()].filter(({ divided }) => !divided);
  return {
    byInsee,
    successor(former) {
      const { now = "", name } = mapOf<Merged[1]>(MERGED).get(former) ?? {};
      const commune = byInsee(now);
      return commune && { commune, name };
    },
    named: (name) => byInsee(mapOf<string>(NAMES).get(name) ?? ""),
    all: once(() => (part(AREAS) as string[]).flatMap(listOf)),
    inDepartment: (wanted) => listOf(areaOf(wanted)).filter(({ department }) => department.code === wanted),
    placeWords: once(() => new Set(part(WORDS) as string[])),
  };
}

/** Gives a function that reads a part; undefined for an unknown name. */
function partReader(store: Store | undefined, code: string): (name: string) => unknown {
  const installed = once(readInstalled);
  if (store === undefined) return (name) => installed().get(name);
  const filled = once(() => {
    if (memoKey(store, WORDS) === code) return;
    transact(store, () => {
      store.exec(`delete from memo where name glob '${MEMO}*'`);
      for (const [name, value] of installed()) writeMemo(store, name, code, value);
    });
  });
  const read = rowReader<string>(store, "memo");
  return (name) => {
    filled();
    const text = read(name);
    return text === undefined ? undefined : JSON.parse(text);
  };
}

/** Gives the registry for other threads, which can't fill a store that lacks the communes. */
export const communesIn = (store: Store | undefined, code: string): CommuneRegistry =>
  communeRegistry(store && memoKey(store, WORDS) === code ? store : undefined, code);

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

/** Reads the data of a registry in parts, by name. A run needs few of them. */
function readInstalled(): ReadonlyMap<string, unknown> {
  // The package's index.js depends on the working directory, so its data files are read directly.
  const require = createRequire(import.meta.url);
  const departments = require("@etalab/decoupage-administratif/data/departements.json") as CommuneRecord[];
  const departmentNames = new Map(departments.map(({ code, nom }) => [code, nom]));
  const listed = require("@etalab/decoupage-administratif/data/communes.json") as CommuneRecord[];
  const [records, earlier] = partition(listed, ({ type }) => TODAY.has(type));
  const names = new Map(earlier.map(({ code, nom }) => [code, nom]));
  const mergedInto = Map.groupBy(earlier, ({ chefLieu }) => chefLieu);
  const divided = new Set(records.map(({ commune }) => commune));
  const communes = records.map((record): Commune => {
    const { code, nom, typeLiaison, codesPostaux = [], population = 0 } = record;
    const department = record.departement ?? areaOf(code);
    const formerNames = (mergedInto.get(code) ?? []).map((one) => one.nom).filter((name) => name !== nom);
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
  const areas = Map.groupBy(communes, ({ insee }) => areaOf(insee));
  return new Map<string, unknown>([
    [AREAS, [...areas.keys()]],
    ...Array.from(areas, ([area, inside]): [string, unknown] => [
      inArea(area),
      inside.map((commune) => [commune.insee, commune]),
    ]),
    [NAMES, communes.map(({ name, insee }) => [name, insee])],
    [
      MERGED,
      records.flatMap(({ code, anciensCodes = [] }) =>
        anciensCodes.map((old): Merged => [old, { now: code, name: names.get(old) }]),
      ),
    ],
    // The last part to be stored: its key says that all are there.
    [WORDS, [...new Set(words)]],
  ]);
}
