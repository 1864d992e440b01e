import type { FinderGroup, PageLink, TileMapProps, TileRows, ZoneGroup } from "@vitrine/schema/page-props";
import { finderPlaces, routesOf } from "./finder-places.ts";
import { mapAround, wholeMap } from "./tile-rows.ts";
import type { PlacedMap } from "./zone-map.ts";
import { groupByDepartment, neighboursOf, type ZonePlace } from "./zone-places.ts";

/** What a local page knows of the places around it. */
export interface Surroundings {
  readonly neighbours: readonly PageLink[];
  /** Its part of the map, where the map has its place. */
  readonly tiles: TileRows | undefined;
}

export interface ZoneGeography {
  /** What the zone finder shows. */
  readonly lists: {
    readonly groups: readonly ZoneGroup[];
    readonly finder: readonly FinderGroup[];
    readonly map: TileMapProps | undefined;
  };
  around(place: ZonePlace): Surroundings;
}

/** How the local pages lie to one another and on the map, if there is one. */
export function zoneGeography(places: readonly ZonePlace[], map: PlacedMap | undefined): ZoneGeography {
  const neighbours = neighboursOf(places, map);
  const routes = routesOf(places);
  return {
    lists: {
      groups: groupByDepartment(places),
      finder: finderPlaces(places, map),
      map: map && wholeMap(map, routes),
    },
    around({ route, commune }) {
      const near = neighbours.get(route) ?? [];
      const here = map?.places.get(commune.insee);
      const lit = new Set([route, ...near.map((link) => link.route)]);
      return { neighbours: near, tiles: map && here && mapAround(map, here, routes, lit) };
    },
  };
}
