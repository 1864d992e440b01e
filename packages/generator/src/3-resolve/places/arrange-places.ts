import type { Site } from "@vitrine/schema/content/site";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import type { PageLink } from "@vitrine/schema/page-props";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import type { CommuneRegistry } from "../../communes/commune-registry.ts";
import { type Surroundings, type ZoneGeography, zoneGeography } from "./zone-geography.ts";
import { placeMap } from "./zone-map.ts";
import { type FoundPlaces, findPlaces, mainPlaces, type ZonePlace } from "./zone-places.ts";

/** Lists of local pages for other pages, and the zone finder's data; plain data. */
export interface PlaceLists extends Omit<ZoneGeography, "around"> {
  /** Zones that represent all others where space is short. */
  readonly main: readonly PageLink[];
}

/** A local page's place and its surroundings. */
export interface LocalPlace {
  readonly slug: string;
  readonly place: Pick<ZonePlace, "commune" | "name" | "route">;
  readonly surroundings: Surroundings;
}

/** Data that follows from the outlines of local pages, without their texts. */
export interface ArrangedPlaces {
  readonly lists: PlaceLists;
  readonly local: readonly LocalPlace[];
  readonly issues: FoundPlaces["issues"];
  /** Problems of the map of tiles. */
  readonly mapIssues: readonly ContentIssue[];
}

/** Finds the places of local pages, their neighbours, and their tiles if there is a map. */
export function arrangePlaces(
  { zones, pending, held, zoneMap }: Pick<ValidContent, "zones" | "pending" | "held" | "zoneMap">,
  site: Pick<Site, "zones">,
  registry: CommuneRegistry,
): ArrangedPlaces {
  const { places, issues } = findPlaces(zones, { pending, held }, registry);
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
        // Computed on demand, since development asks for few pages.
        get surroundings() {
          return around(place);
        },
      };
    }),
    issues,
    mapIssues: placed?.issues ?? [],
  };
}
