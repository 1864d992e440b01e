import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../store/write-whole.ts";

/** Texts of modules; pages' modules with their paths under the folder. */
interface WrittenModules {
  readonly site: string;
  /** Generated one by one, to hold only one in memory. */
  readonly pages: Iterable<{ readonly path: string; readonly text: string }>;
}

/**
 * Updates the folder of modules: writes changed ones, removes those without content. An unchanged file keeps
 * its time stamp, so that watchers stay quiet. Gives the paths of changed and removed files.
 */
export function writeModules(folder: string, { site, pages }: WrittenModules): string[] {
  const changed: string[] = [];
  const stale = new Set(modulesIn(folder));
  const write = (path: string, text: string) => {
    stale.delete(path);
    if (writeModule(join(folder, path), text)) changed.push(path);
  };
  write("site.ts", site);
  for (const { path, text } of pages) write(path, text);
  for (const path of stale) rmSync(join(folder, path));
  return [...changed, ...stale];
}

/**
 * Writes one module in one step, so that a reader never gets half of it. An unchanged file keeps its time
 * stamp. Returns true if the file was written.
 */
export function writeModule(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return false;
  writeWhole(file, text);
  return true;
}

function modulesIn(folder: string): string[] {
  const pages = join(folder, "pages");
  if (!existsSync(pages)) return [];
  return readdirSync(pages, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .map((path) => `pages/${path.replaceAll("\\", "/")}`);
}
