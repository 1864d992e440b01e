import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeChanged } from "../store/write-whole.ts";

/** Texts of modules; pages' modules with their paths under the folder. */
interface WrittenModules {
  readonly site: string;
  /** Generated one by one, to hold only one in memory. */
  readonly pages: Iterable<{ readonly path: string; readonly text: string }>;
}

/**
 * Updates the folder of modules: writes changed ones, removes those without content. An unchanged file keeps
 * its time stamp, so that watchers stay quiet.
 */
export function writeModules(folder: string, { site, pages }: WrittenModules): void {
  const stale = new Set(modulesIn(folder));
  writeChanged(join(folder, "site.ts"), site);
  for (const { path, text } of pages) {
    stale.delete(path);
    writeChanged(join(folder, path), text);
  }
  for (const path of stale) rmSync(join(folder, path));
}

function modulesIn(folder: string): string[] {
  const pages = join(folder, "pages");
  if (!existsSync(pages)) return [];
  return readdirSync(pages, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .map((path) => `pages/${path.replaceAll("\\", "/")}`);
}
