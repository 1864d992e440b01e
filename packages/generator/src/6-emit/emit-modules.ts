import type { SitePlan } from "../plan.ts";
import { pageMaker } from "../5-plan/render-job.ts";

/** A page's module as text. */
export interface PageModule {
  readonly route: string;
  /** Path under the modules' folder: "pages/clichy.tsx". */
  readonly path: string;
  readonly text: string;
}

/** Writes the modules of all pages of a plan, one after the other: there may be very many. */
export function* emitModules({ pages, maker }: Pick<SitePlan, "pages" | "maker">): Generator<PageModule> {
  const make = pageMaker(maker);
  for (const { route, content } of pages)
    yield { route, path: modulePath(route), text: "text" in content ? content.text : make(content.job) };
}

/** "/" is pages/index.tsx, "/paris/entreprise-de-nettoyage" is pages/paris/entreprise-de-nettoyage.tsx. */
export function modulePath(route: string): string {
  return `pages${route === "/" ? "/index" : route}.tsx`;
}
