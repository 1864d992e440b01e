import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../registry/kept-file.ts";

/** The texts of modules, each page's with its path under the folder. */
interface WrittenModules {
  readonly site: string;
  readonly pages: readonly { readonly path: string; readonly text: string }[];
}

/**
 * Brings the folder of modules in line: writes what differs, removes what no content makes any more.
 * A file that says the same already keeps its time stamp, so that watchers stay quiet. `written` is what this
 * function wrote before, by path: those files are not read again, and where there are some, the folder is not
 * listed.
 */
export function writeModules(
  folder: string,
  { site, pages }: WrittenModules,
  written = new Map<string, string>(),
): { changed: string[] } {
  const changed: string[] = [];
  const wanted = new Set(["site.ts", ...pages.map(({ path }) => path)]);
  const there = written.size > 0 ? [...written.keys()] : modulesIn(folder);
  for (const { path, text } of [{ path: "site.ts", text: site }, ...pages]) {
    if (written.get(path) === text) continue;
    if (writeModule(join(folder, path), text)) changed.push(path);
    written.set(path, text);
  }
  for (const stale of there.filter((path) => !wanted.has(path))) {
    rmSync(join(folder, stale));
    written.delete(stale);
    changed.push(stale);
  }
  return { changed };
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
