import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../store/write-whole.ts";

/** The texts of modules, each page's with its path under the folder. */
interface WrittenModules {
  readonly site: string;
  /** Made one by one: there may be very many. */
  readonly pages: Iterable<{ readonly path: string; readonly text: string }>;
}

/**
 * Brings the folder of modules in line: writes what differs, removes what no content makes any more. A file that says the
 * same already keeps its time stamp, so that watchers stay quiet. Gives the paths of those that changed.
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
 * Writes one module, whole for whoever is reading it; one that says the same already keeps its time stamp. Says whether it
 * did not.
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
