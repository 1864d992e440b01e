import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The local pages of the real content that tests name, or other pages link to. */
const FEW: ReadonlySet<string> = new Set([
  "boulogne-billancourt",
  "clichy",
  "levallois-perret",
  "neuilly-sur-seine",
  ...[1, 2, 3, 4, 15, 16, 17].map((arrondissement) => `paris-${arrondissement}`),
]);

/**
 * Removes most local pages from a copy of the real content, for tests that plan or build it again and again. The
 * pages that stay no longer name the others as neighbours.
 */
export function keepFewZones(content: string): void {
  const folder = join(content, "zones");
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!FEW.has(name.replace(/\.yaml$/, ""))) rmSync(file);
    else writeFileSync(file, readFileSync(file, "utf8").replace(/(?<=^neighbours: \[).*(?=\])/m, onlyFew));
  }
}

const onlyFew = (names: string) =>
  names
    .split(", ")
    .filter((name) => FEW.has(name))
    .join(", ");
