import type { Page } from "@vitrine/schema/content/page";
import type { Entry } from "../2-validate/validate-content.ts";
import { remember } from "../remember.ts";
import type { PageModel } from "./page-model.ts";
import { type Reported, type ResolveBasis, resolveContext, together } from "./resolve-context.ts";
import { resolvePage } from "./resolve-page.ts";
import type { SharedLists, VideoIndex } from "./resolve-section.ts";

/**
 * Completes all pages made of sections. A page is resolved anew only if its file, the lists that sections get, or
 * what all pages are resolved with has changed since the last time.
 */
export function resolvePages(
  { site, pictures, photos, words }: ResolveBasis,
  entries: readonly Entry<Page>[],
  { videos, zones: { whole, short, places }, zonesRoute, logos }: SharedLists,
): { pages: PageModel[]; reported: Reported } {
  const zones = { whole, short, places: { address: places.address } };
  const known = listsOf(videos, JSON.stringify({ zones, zonesRoute, logos }));
  const resolved = entries.map((entry) => resolveOne(entry, site, pictures, photos, words, known));
  return {
    pages: resolved.map(({ page }) => page),
    reported: together(resolved.map(({ reported }) => reported)),
  };
}

/** One object for lists that say the same. */
const listsOf = remember((videos: VideoIndex, lists: string): SharedLists => ({
  ...(JSON.parse(lists) as Omit<SharedLists, "videos">),
  videos,
}));

const resolveOne = remember(
  (
    entry: Entry<Page>,
    site: ResolveBasis["site"],
    pictures: ResolveBasis["pictures"],
    photos: ResolveBasis["photos"],
    words: ResolveBasis["words"],
    lists: SharedLists,
  ) => {
    const { context, reported } = resolveContext({ site, pictures, photos, words });
    return { page: resolvePage(context, entry, lists), reported };
  },
);
