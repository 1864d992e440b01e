import { slugOf } from "../1-load/slug-of.ts";
import type { OpenGraphImage } from "../3-resolve/pictures/open-graph-image.ts";
import type { PageModel } from "../3-resolve/pages/page-model.ts";
import { emitPage } from "../6-emit/emit-page.ts";
import type { ContentHistory } from "../1-load/content-history.ts";
import type { StoredSource } from "../store/source-rows.ts";
import type { RenderJob } from "./render-job.ts";

/** A page to build: its module's text, or a job for the thread that renders it. */
export interface PlannedPage {
  readonly route: string;
  readonly indexed: boolean;
  /** Date (W3C format) of the content file's last change; undefined if unknown. */
  readonly lastModified?: string | undefined;
  readonly openGraphImage?: OpenGraphImage | undefined;
  readonly content:
    | { readonly text: string }
    | {
        /** Hash of everything that the page is made from. */
        readonly key: string;
        readonly job: RenderJob;
      };
}

interface PlanBasis {
  /** Hash of the data on which all sources depend. */
  readonly context: string;
  readonly history: ContentHistory;
  /** True if search engines may list no page of the site. */
  readonly staging: boolean;
}

/** Plans all pages, sorted by route. `jobs` has a hash of each local page's surroundings, by slug. */
export function planPages(
  pages: readonly PageModel[],
  sources: readonly StoredSource[],
  jobs: ReadonlyMap<string, string>,
  { context, history, staging }: PlanBasis,
): PlannedPage[] {
  const written = pages.map((page): PlannedPage => {
    const { route, file, indexed, openGraphImage } = page;
    const lastModified = history.get(file.path);
    return { route, indexed, lastModified, openGraphImage, content: { text: emitPage(page) } };
  });
  const local = sources.flatMap((source): PlannedPage[] => {
    const { path, hash, title, openGraphImage, isUnfinished } = source;
    const slug = slugOf(path);
    const job = jobs.get(slug);
    if (title === undefined || job === undefined) return [];
    return [
      {
        route: `/${slug}`,
        indexed: !staging && !isUnfinished,
        lastModified: history.get(path),
        openGraphImage,
        content: { key: `${context} ${hash} ${job}`, job: { path } },
      },
    ];
  });
  return [...written, ...local].sort((a, b) => (a.route < b.route ? -1 : 1));
}
