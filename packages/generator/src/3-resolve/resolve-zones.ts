import type { ZoneDefaults } from "@vitrine/schema/content/zone";
import type { Entry } from "../2-validate/validate-content.ts";
import { remember } from "../remember.ts";
import type { PageModel } from "./page-model.ts";
import { type Reported, type ResolveBasis, resolveContext, together } from "./resolve-context.ts";
import { resolveZone } from "./resolve-zone.ts";
import type { Surroundings, ZoneGeography } from "./zone-geography.ts";
import type { ZonePlace } from "./zone-places.ts";

/**
 * Completes all local pages. A page is resolved anew only if its file, what all local pages say, or what stands
 * around it has changed since the last time: its surroundings are compared as text, all else by identity.
 */
export function resolveZones(
  basis: ResolveBasis,
  defaults: Entry<ZoneDefaults>,
  places: readonly ZonePlace[],
  geography: ZoneGeography,
): { pages: PageModel[]; reported: Reported } {
  const resolved = places.map(({ entry, ...place }) =>
    resolveOne(
      entry,
      JSON.stringify([place, geography.around({ entry, ...place })]),
      basis.site,
      basis.pictures,
      basis.photos,
      basis.words,
      defaults,
    ),
  );
  return {
    pages: resolved.map(({ page }) => page),
    reported: together(resolved.map(({ reported }) => reported)),
  };
}

const resolveOne = remember(
  (
    entry: ZonePlace["entry"],
    whereabouts: string,
    site: ResolveBasis["site"],
    pictures: ResolveBasis["pictures"],
    photos: ResolveBasis["photos"],
    words: ResolveBasis["words"],
    defaults: Entry<ZoneDefaults>,
  ) => {
    const [place, surroundings] = JSON.parse(whereabouts) as [Omit<ZonePlace, "entry">, Surroundings];
    const { context, reported } = resolveContext({ site, pictures, photos, words });
    return { page: resolveZone(context, defaults, { ...place, entry }, surroundings), reported };
  },
);
