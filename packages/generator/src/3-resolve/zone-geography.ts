import type { PageLink, TileMapProps, TileRows, ZoneGroup } from "@vitrine/schema/page-props";
import { type DataFile, dataFile } from "./data-file.ts";
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

export interface ZoneLists {
  readonly groups: readonly ZoneGroup[];
  readonly map: TileMapProps | undefined;
}

export interface ZoneGeography {
  /** What stands around the zone finder: in whole on the page of all zones, in short elsewhere. */
  readonly whole: ZoneLists;
  readonly short: ZoneLists;
  /** The places that the finder knows. */
  readonly places: DataFile;
  around(place: ZonePlace): Surroundings;
}

/** How the local pages lie to one another and on the map, if there is one. */
export function zoneGeography(places: readonly ZonePlace[], map: PlacedMap | undefined): ZoneGeography {
  const neighbours = neighboursOf(places, map);
  const routes = routesOf(places);
  const whole = { groups: groupByDepartment(places, map), map: map && wholeMap(map, routes) };
  return {
    whole,
    short: inShort(whole),
    places: dataFile("places", finderPlaces(places, map)),
    around({ route, commune }) {
      const near = neighbours.get(route) ?? [];
      const here = map?.places.get(commune.insee);
      const lit = new Set([route, ...near.map((link) => link.route)]);
      return { neighbours: near, tiles: map && here && mapAround(map, here, routes, lit) };
    },
  };
}

/** What a page can bear that is not about zones: places without a page keep their tile and lose their name. */
function inShort({ groups, map }: ZoneLists): ZoneLists {
  return {
    groups: groups.filter(({ zones }) => zones.length > 0).map((group) => ({ ...group, others: [] })),
    map: map && {
      ...map,
      rows: map.rows.map((row) =>
        row.map((tile) => (tile === null || tile.route !== undefined ? tile : { ground: tile.ground })),
      ),
    },
  };
}
