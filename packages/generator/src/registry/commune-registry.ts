import { createRequire } from "node:module";
import { remember } from "../remember.ts";

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

/** The registry of all French communes (INSEE and La Poste, through @etalab/decoupage-administratif). */
export function communeRegistry(): CommuneRegistry {
  // Its index.js depends on the working directory, so its data files are read directly.
  const require = createRequire(import.meta.url);
  const departments = new Map(
    (
      require("@etalab/decoupage-administratif/data/departements.json") as { code: string; nom: string }[]
    ).map(({ code, nom }) => [code, nom]),
  );
  const communes = new Map<string, CommuneRecord>();
  for (const record of require("@etalab/decoupage-administratif/data/communes.json") as CommuneRecord[]) {
    if (INSTALLED.has(record.type)) communes.set(record.code, record);
  }
  const communeOf = remember((record: CommuneRecord): Commune => {
    const code = departmentOf(record);
    return {
      insee: record.code,
      name: record.nom,
      elides: record.typeLiaison === 1,
      department: { code, name: departments.get(code) ?? code },
      postalCodes: record.codesPostaux ?? [],
      population: record.population ?? 0,
    };
  });
  const undivided = (records: readonly CommuneRecord[]) => {
    const divided = new Set(records.map(({ commune }) => commune));
    return records.filter((record) => !divided.has(record.code)).map((record) => communeOf(record));
  };
  let byName: Map<string, CommuneRecord> | undefined;
  let byDepartment: Map<string, CommuneRecord[]> | undefined;
  return {
    named(name) {
      byName ??= new Map([...communes.values()].map((record) => [record.nom, record]));
      const record = byName.get(name);
      return record && communeOf(record);
    },
    all: () => undivided([...communes.values()]),
    byInsee(insee) {
      const record = communes.get(insee);
      return record && communeOf(record);
    },
    inDepartment(code) {
      byDepartment ??= Map.groupBy(communes.values(), departmentOf);
      return undivided(byDepartment.get(code) ?? []);
    },
  };
}

const departmentOf = ({ code, departement }: CommuneRecord) =>
  departement ?? code.slice(0, code.startsWith("97") ? 3 : 2);
