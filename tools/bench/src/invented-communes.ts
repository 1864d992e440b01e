import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Commune } from "@vitrine/generator/commune-registry";

const PACKAGE = "@etalab/decoupage-administratif";

/** Endings that tell invented communes from the real ones that they are named after. */
const PARTS = ["Nord", "Sud"] as const;

/**
 * Invents communes, for a bench of more pages than France has communes: each real one's north, then its south, under codes
 * that no commune has. Gives as many as are asked for, or as there are codes.
 */
export function inventedCommunes(real: readonly Commune[], count: number): readonly Commune[] {
  const taken = new Set(real.map(({ insee }) => insee));
  const codes = Array.from({ length: 100_000 }, (_, i) => String(i).padStart(5, "0"));
  const free = codes.filter((code) => !taken.has(code));
  return PARTS.flatMap((part) => real.map((commune) => ({ ...commune, name: `${commune.name}-${part}` })))
    .slice(0, count)
    .flatMap((commune, i) => (free[i] === undefined ? [] : [{ ...commune, insee: free[i] }]));
}

/** Puts a registry with invented communes in the place of the installed one, in a copy of the workspace. */
export function installCommunes(workspace: string, invented: readonly Commune[]): void {
  const generator = join(workspace, "packages/generator");
  const installed = createRequire(join(generator, "package.json")).resolve(`${PACKAGE}/data/communes.json`);
  const target = join(generator, "node_modules", PACKAGE);
  // Until now a link to what all workspaces share.
  rmSync(target, { recursive: true });
  cpSync(dirname(dirname(installed)), target, { recursive: true });
  const records = JSON.parse(readFileSync(installed, "utf8")) as unknown[];
  const more = invented.map(({ insee, name, elides, department, postalCodes, population }) => ({
    code: insee,
    nom: name,
    type: "commune-actuelle",
    typeLiaison: elides ? 1 : 0,
    departement: department.code,
    codesPostaux: postalCodes,
    population,
  }));
  writeFileSync(join(target, "data/communes.json"), JSON.stringify([...records, ...more]));
}
