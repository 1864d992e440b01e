import { rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../files/files-in.ts";
import type { SitePlan } from "../plan.ts";
import { writeChanged } from "../files/write-whole.ts";
import { moduleFile, pageFile } from "./page-file.ts";
import { pageMaker } from "./make-page.ts";

/** A page's module as text. */
export interface EmittedModule {
  readonly route: string;
  /** Path under the folder of modules: "pages/clichy.tsx". */
  readonly path: string;
  readonly text: string;
}

/** Yields the modules of all pages of a plan one by one, to hold only one in memory. */
export function* emitModules({ pages, makerInput }: SitePlan): Generator<EmittedModule> {
  const make = pageMaker(makerInput);
  for (const { route, content } of pages)
    yield {
      route,
      path: moduleFile(pageFile(route)),
      text: "text" in content ? content.text : make(content.file),
    };
}

/**
 * Updates the folder of modules: writes changed ones, removes all others of pages. An unchanged file keeps
 * its time stamp, so that watchers stay quiet.
 */
export function writeModules(
  folder: string,
  site: string,
  pages: Iterable<Pick<EmittedModule, "path" | "text">>,
): void {
  const stale = new Set(filesIn(join(folder, "pages")).map((path) => `pages/${path}`));
  writeChanged(join(folder, "site.ts"), site);
  for (const { path, text } of pages) {
    stale.delete(path);
    writeChanged(join(folder, path), text);
  }
  for (const path of stale) rmSync(join(folder, path));
}
