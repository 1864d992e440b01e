import type { Page } from "@vitrine/schema/content/page";
import type { Entry } from "../2-validate/validate-content.ts";
import { remember } from "../remember.ts";
import type { PageModel } from "./page-model.ts";
import { type Reported, type ResolveBasis, resolver, together } from "./resolve-context.ts";
import { resolvePage } from "./resolve-page.ts";
import type { SharedLists, VideoIndex } from "./resolve-section.ts";

/**
 * Completes all pages made of sections. A page is resolved anew only if its file, the lists that sections get, or
 * what all pages are resolved with has changed since the last time.
 */
export function resolvePages(
  basis: ResolveBasis,
  entries: readonly Entry<Page>[],
  { videos, zones, zonesRoute, logos }: SharedLists,
): { pages: PageModel[]; reported: Reported } {
  const known = listsOf(videos, zonesAsText(zones), JSON.stringify({ zonesRoute, logos }));
  const resolved = entries.map((entry) => resolveOne(basis, entry, known));
  return {
    pages: resolved.map(({ made }) => made),
    reported: together(resolved.map(({ reported }) => reported)),
  };
}

/** One object for lists that say the same. */
const listsOf = remember((videos: VideoIndex, zones: string, lists: string): SharedLists => ({
  ...(JSON.parse(lists) as Pick<SharedLists, "zonesRoute" | "logos">),
  zones: JSON.parse(zones) as SharedLists["zones"],
  videos,
}));

const zonesAsText = remember(({ whole, short, places: { address } }: SharedLists["zones"]) =>
  JSON.stringify({ whole, short, places: { address } }),
);

const resolveOne = resolver(resolvePage);
