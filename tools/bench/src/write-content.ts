import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Commune, communeRegistry } from "@vitrine/generator/commune-registry";
import { communeSlug } from "@vitrine/generator/find-communes";
import { zoneFile } from "./zone-file.ts";

/** A content folder of the bench, and the file of a page that can be added to it. */
export interface BenchContent {
  readonly folder: string;
  /** Paths of the generated local pages under the folder. */
  readonly zones: readonly string[];
  /** The communes of these pages. */
  readonly communes: readonly Commune[];
  readonly spare: { readonly path: string; readonly text: string };
}

/**
 * Writes the site's own content with `count` local pages: its own ones, and one a commune of the registry.
 */
export function writeContent(
  source: string,
  folder: string,
  count: number,
  nouns: readonly string[],
): BenchContent {
  rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
  rmSync(join(folder, "zone-map.yaml"));
  const site = join(folder, "site.yaml");
  writeFileSync(
    site,
    `${readFileSync(site, "utf8").replace(/^openGraphImages:.*$/m, "")}\nopenGraphImages: false\n`,
  );
  const own = readdirSync(join(folder, "zones")).filter((name) => name.endsWith(".yaml"));
  // One more than there are pages, which can be added.
  const planned = plan(registry.all(), own, count - own.length + 1);
  const files = planned.map(({ commune, slug, homonym }, i) => {
    const near = planned.slice(Math.max(0, i - NAMED_NEIGHBOURS), i).map((other) => other.slug);
    const text = `${zoneFile(commune, homonym, nouns)}neighbours: [${near.join(", ")}]\n`;
    return { path: `zones/${slug}.yaml`, text };
  });
  const spare = files.pop();
  if (spare === undefined) throw new Error(`The bench needs at least ${own.length + 1} zones.`);
  mkdirSync(join(folder, "zones"), { recursive: true });
  for (const { path, text } of files) writeFileSync(join(folder, path), text);
  const communes = planned.map(({ commune }) => commune);
  return { folder, zones: files.map(({ path }) => path), communes, spare };
}

/** The communes are read once for all folders. */
const registry = communeRegistry();

/** Neighbours that each page names; links count in both directions. */
const NAMED_NEIGHBOURS = 2;

/** Communes from all over the registry, none that has a page of its own already. */
function plan(communes: readonly Commune[], own: readonly string[], count: number) {
  const taken = new Set(own.map((name) => name.replace(/\.yaml$/, "")));
  const free = communes
    .filter((commune) => !taken.has(communeSlug(commune)))
    .toSorted((a, b) => (a.insee < b.insee ? -1 : 1));
  if (count > free.length)
    throw new Error(`There are communes for ${free.length + own.length - 1} zones, no more.`);
  const step = free.length / count;
  const chosen = Array.from({ length: count }, (_, i) => free[Math.floor(i * step)] as Commune);
  // Names that differ in their accents only have one slug.
  const bySlug = Map.groupBy(chosen, communeSlug);
  return chosen.map((commune) => {
    const slug = communeSlug(commune);
    const homonym = (bySlug.get(slug)?.length ?? 0) > 1;
    return { commune, homonym, slug: homonym ? `${slug}-${commune.insee.toLowerCase()}` : slug };
  });
}
