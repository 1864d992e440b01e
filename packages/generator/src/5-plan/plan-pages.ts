import { routeOfFile, slugOf } from "../1-load/page-address.ts";
import type { RenderJob } from "../plan.ts";
import type { PlanInputs } from "../plan-inputs.ts";
import type { PageSource } from "../inspect/page-source.ts";

/** Gives each local page the key of all that it is made of. `surroundings` has the hash of each one's, by slug. */
export function planPages(
  sources: readonly PageSource[],
  surroundings: ReadonlyMap<string, string>,
  { contextKey, history, pageContext }: Pick<PlanInputs, "contextKey" | "history" | "pageContext">,
): RenderJob[] {
  // Search engines may list no page of a staging site.
  const isListed = pageContext.site.staging !== true;
  return sources.flatMap((source): RenderJob[] => {
    const { path, hash, head, openGraphImage, outline } = source;
    const slug = slugOf(path);
    const around = surroundings.get(slug);
    if (head === undefined || around === undefined) return [];
    return [
      {
        route: routeOfFile(path),
        indexed: isListed && outline?.unfinished !== true,
        lastModified: history.get(path),
        openGraphImage,
        content: { key: `${contextKey} ${hash} ${around}`, file: path },
      },
    ];
  });
}
