import type { Site } from "@vitrine/schema/content/site";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import type { PageLink } from "@vitrine/schema/page-props";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import type { CommuneRegistry } from "../../communes/commune-registry.ts";
import { type Surroundings, type ZoneGeography, zoneGeography } from "./zone-geography.ts";
import { placeMap } from "./zone-map.ts";
import { type FoundPlaces, findPlaces, mainPlaces, type ZonePlace } from "./zone-places.ts";

/** What pages list of the local pages, and what the zone finder fetches: plain data. */
export interface PlaceLists extends Omit<ZoneGeography, "around"> {
  /** The zones that stand for all where there is little room. */
  readonly main: readonly PageLink[];
}

/** A local page: its place, and what stands around it. */
export interface LocalPlace {
  readonly slug: string;
  readonly place: Pick<ZonePlace, "commune" | "name" | "route">;
  readonly surroundings: Surroundings;
}

/** All that follows from the outlines of local pages, without their texts. */
export interface ArrangedPlaces {
  readonly lists: PlaceLists;
  readonly local: readonly LocalPlace[];
  readonly issues: FoundPlaces["issues"];
  /** What is wrong in the map of tiles. */
  readonly mapIssues: readonly ContentIssue[];
}

/** Finds where the local pages are, and how they lie to one another and on the map, if there is one. */
export function arrangePlaces(
  { zones, pending, zoneMap }: Pick<ValidContent, "zones" | "pending" | "zoneMap">,
  site: Pick<Site, "zones">,
  registry: CommuneRegistry,
): ArrangedPlaces {
  const { places, issues } = findPlaces(zones, pending, registry);
  const listed = places.filter((place) => place.listed);
  const placed = zoneMap && placeMap(zoneMap.data, registry);
  const { around, ...lists } = zoneGeography(listed, placed?.map, site);
  return {
    lists: { ...lists, main: mainPlaces(listed).map(({ name, route }) => ({ name, route })) },
    local: places.map((place) => {
      const { slug, commune, name, route } = place;
      return {
        slug,
        place: { commune, name, route },
        // Found out where it is asked for: development asks for few.
        get surroundings() {
          return around(place);
        },
      };
    }),
    issues,
    mapIssues: placed?.issues ?? [],
  };
}
