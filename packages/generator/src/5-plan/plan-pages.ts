import { routeOfFile, slugOf } from "../1-load/page-address.ts";
import type { PageModel } from "../3-resolve/pages/page-model.ts";
import { emitPage } from "../6-emit/emit-page.ts";
import type { PlanInputs } from "../plan-inputs.ts";
import type { StoredSource } from "../store/source-rows.ts";
import type { RenderJob } from "./render-job.ts";

/** Plans all pages, sorted by route. `surroundings` has the hash of each local page's, by slug. */
export function planPages(
  pages: readonly PageModel[],
  sources: readonly StoredSource[],
  surroundings: ReadonlyMap<string, string>,
  { contextKey, history, pageContext }: Pick<PlanInputs, "contextKey" | "history" | "pageContext">,
): RenderJob[] {
  // Search engines may list no page of a staging site.
  const isListed = pageContext.site.staging !== true;
  const written = pages.map((page): RenderJob => {
    const { route, file, indexed, openGraphImage } = page;
    const lastModified = history.get(file.path);
    return { route, indexed, lastModified, openGraphImage, content: { text: emitPage(page) } };
  });
  const local = sources.flatMap((source): RenderJob[] => {
    const { path, hash, title, openGraphImage, isUnfinished } = source;
    const slug = slugOf(path);
    const around = surroundings.get(slug);
    if (title === undefined || around === undefined) return [];
    return [
      {
        route: routeOfFile(path),
        indexed: isListed && !isUnfinished,
        lastModified: history.get(path),
        openGraphImage,
        content: { key: `${contextKey} ${hash} ${around}`, file: path },
      },
    ];
  });
  return [...written, ...local].sort((a, b) => (a.route < b.route ? -1 : 1));
}
