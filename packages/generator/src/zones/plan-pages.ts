import type { OpenGraphImage } from "../3-resolve/open-graph-image.ts";
import { type PageData, type PageModule, pageData } from "../5-emit/emit-modules.ts";
import type { ContentHistory } from "../registry/content-history.ts";
import { shortHash } from "../registry/file-hash.ts";
import type { Conclusion } from "./conclude.ts";
import type { RenderJob } from "./render-job.ts";

/** A page to build: said by its module, or made of its source in the thread that renders it. */
export interface PlannedPage extends Pick<PageModule, "route" | "indexed" | "lastModified"> {
  readonly openGraphImage?: OpenGraphImage | undefined;
  readonly content:
    | { readonly data: PageData }
    | {
        /** Hash of all that the page is made of. */
        readonly key: string;
        readonly job: RenderJob;
      };
}

/** Plans all pages, sorted by route. `context` is the hash of what all sources depend on. */
export function planPages(
  { pages, zones }: Pick<Conclusion, "pages" | "zones">,
  context: string,
  history: ContentHistory,
): PlannedPage[] {
  const written = pages.map((page): PlannedPage => {
    const { route, file, indexed, openGraphImage } = page;
    const lastModified = history.get(file.path);
    return { route, indexed, lastModified, openGraphImage, content: { data: pageData(page) } };
  });
  const local = zones.map(({ source: { path, hash, page }, place, surroundings }): PlannedPage => {
    const { commune, name, route } = place;
    const job: RenderJob = { path, place: { commune, name, route }, surroundings };
    return {
      route,
      indexed: true,
      lastModified: history.get(path),
      openGraphImage: page?.openGraphImage,
      content: { key: shortHash(context + hash + JSON.stringify(job)), job },
    };
  });
  return [...written, ...local].sort((a, b) => (a.route < b.route ? -1 : 1));
}
