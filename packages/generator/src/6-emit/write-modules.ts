import { rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../files-in.ts";
import { writeChanged } from "../store/write-whole.ts";

/** Texts of modules; pages' modules with their paths under the folder. */
interface WrittenModules {
  readonly site: string;
  /** Generated one by one, to hold only one in memory. */
  readonly pages: Iterable<{ readonly path: string; readonly text: string }>;
}

/**
 * Updates the folder of modules: writes changed ones, removes all others of pages. An unchanged file keeps
 * its time stamp, so that watchers stay quiet.
 */
export function writeModules(folder: string, { site, pages }: WrittenModules): void {
  const stale = new Set(filesIn(join(folder, "pages")).map((path) => `pages/${path}`));
  writeChanged(join(folder, "site.ts"), site);
  for (const { path, text } of pages) {
    stale.delete(path);
    writeChanged(join(folder, path), text);
  }
  for (const path of stale) rmSync(join(folder, path));
}
