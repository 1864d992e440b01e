import type { Zone, ZoneDefaults } from "@vitrine/schema/content/zone";
import type { Entry, ValidContent } from "../2-validate/validate-content.ts";
import { remember } from "../remember.ts";
import type { PageModel } from "./page-model.ts";
import { type Reported, type ResolveBasis, resolver, together } from "./resolve-context.ts";
import { resolveZone } from "./resolve-zone.ts";
import type { Surroundings, ZoneGeography } from "./zone-geography.ts";
import type { ZonePlace } from "./zone-places.ts";

/**
 * Completes all local pages. A page is resolved anew only if its file, what all local pages say, or what stands
 * around it has changed since the last time: its surroundings are compared as text, all else by identity.
 */
export function resolveZones(
  basis: ResolveBasis,
  { zones, zoneDefaults }: Pick<ValidContent, "zones"> & { zoneDefaults: Entry<ZoneDefaults> },
  places: readonly ZonePlace[],
  geography: ZoneGeography,
): { pages: PageModel[]; reported: Reported } {
  const entries = new Map(zones.map((entry) => [entry.slug, entry]));
  const resolved = places.flatMap((place) => {
    const entry = entries.get(place.slug);
    return entry === undefined
      ? []
      : [resolveOne(basis, entry, whereaboutsOf(place, geography), zoneDefaults)];
  });
  return {
    pages: resolved.map(({ made }) => made),
    reported: together(resolved.map(({ reported }) => reported)),
  };
}

/** A place and what stands around it, as text: pages are resolved anew only where it says something else. */
const whereaboutsOf = remember((place: ZonePlace, geography: ZoneGeography) =>
  JSON.stringify([place, geography.around(place)]),
);

const resolveOne = resolver(
  (context, entry: Entry<Zone>, whereabouts: string, defaults: Entry<ZoneDefaults>): PageModel => {
    const [place, surroundings] = JSON.parse(whereabouts) as [ZonePlace, Surroundings];
    return resolveZone(context, defaults, entry, place, surroundings);
  },
);
