import type { SitePlan } from "../plan.ts";
import { pageMaker } from "../5-plan/render-job.ts";

/** A page's module as text. */
export interface PageModule {
  readonly route: string;
  /** Path under the folder of modules: "pages/clichy.tsx". */
  readonly path: string;
  readonly text: string;
}

/** Yields the modules of all pages of a plan one by one, to hold only one in memory. */
export function* emitModules({ pages, maker }: Pick<SitePlan, "pages" | "maker">): Generator<PageModule> {
  const make = pageMaker(maker);
  for (const { route, content } of pages)
    yield { route, path: modulePath(route), text: "text" in content ? content.text : make(content.job) };
}

/** Gives the path of a route's module: pages/index.tsx for "/", pages/paris/nord.tsx for "/paris/nord". */
export function modulePath(route: string): string {
  return `pages${route === "/" ? "/index" : route}.tsx`;
}
