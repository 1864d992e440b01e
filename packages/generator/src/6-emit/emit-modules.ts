import type { SitePlan } from "../plan.ts";
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
