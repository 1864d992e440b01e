import type { Site } from "@vitrine/schema/content/site";
import type {
  DepartmentEntry,
  FinderPlace,
  PageLink,
  TileMapProps,
  TileRows,
  ZoneGroup,
} from "@vitrine/schema/page-props";
import { withDepartmentPages } from "./department-routes.ts";
import { type FinderFiles, finderFiles, oneFile } from "./finder-files.ts";
import { finderPlaces, placesByPopulation, routesOf } from "./finder-places.ts";
import { mapAround, placesByCell, wholeMap } from "./tile-rows.ts";
import type { PlacedMap } from "./zone-map.ts";
import { groupByDepartment, mainPlaces, neighboursOf, type ZonePlace } from "./zone-places.ts";

/** The places around a local page. */
export interface Surroundings {
  readonly neighbours: readonly PageLink[];
  /** The page of its département, if there is one. */
  readonly department: PageLink | undefined;
  /** Its part of the map, if the map has its place. */
  readonly tiles: TileRows | undefined;
}

/** Empty surroundings, for a page that is made before the other pages are known. */
export const NOWHERE: Surroundings = { neighbours: [], department: undefined, tiles: undefined };

export interface ZoneLists {
  readonly groups: readonly ZoneGroup[];
  /** Replaces the groups if these are too long for one page. */
  readonly departments?: readonly DepartmentEntry[];
  readonly map: TileMapProps | undefined;
}

export interface ZoneGeography {
  /** The lists around the zone finder: `whole` for the page of all zones, `short` for all other pages. */
  readonly whole: ZoneLists;
  readonly short: ZoneLists;
  /** Files of the places that the finder knows. */
  readonly places: FinderFiles;
  /** All places. If they are too many for one page, each département with local pages has a route. */
  readonly departments: readonly ZoneGroup[];
  around(place: ZonePlace): Surroundings;
}

/** The most places on one page and in one file of the finder; more are listed by département. */
const MOST_ON_ONE_PAGE = 300;

/** Computes the neighbours, the lists and the parts of the map for all local pages. */
export function zoneGeography(
  places: readonly ZonePlace[],
  map: PlacedMap | undefined,
  site: Pick<Site, "zones">,
): ZoneGeography {
  const neighbours = neighboursOf(places, map);
  const routes = routesOf(places);
  const byCell = placesByCell(map?.places.values() ?? []);
  const lists = zoneLists(places, map, site);
  const pages = new Map(
    lists.departments.flatMap(({ department: { code, name, route } }) =>
      route === undefined ? [] : [[code, { name, route }] as const],
    ),
  );
  return {
    ...lists,
    around({ route, commune }) {
      const near = neighbours.get(route) ?? [];
      const here = map?.places.get(commune.insee);
      const lit = new Set([route, ...near.map((link) => link.route)]);
      return {
        neighbours: near,
        department: pages.get(commune.department.code),
        tiles: map && here && mapAround(byCell, here, routes, lit),
      };
    },
  };
}

/** Lists the places for pages and for the finder. */
function zoneLists(
  places: readonly ZonePlace[],
  map: PlacedMap | undefined,
  site: Pick<Site, "zones">,
): Omit<ZoneGeography, "around"> {
  const groups = groupByDepartment(places, map);
  const tiles = map && wholeMap(map, routesOf(places));
  const count = groups.reduce((sum, { zones, others }) => sum + zones.length + others.length, 0);
  if (count <= MOST_ON_ONE_PAGE) {
    return {
      whole: { groups, map: tiles },
      short: { groups: withPages(groups), map: tiles && inShort(tiles) },
      places: oneFile(finderPlaces(places, map)),
      departments: groups,
    };
  }
  const zonesRoute = site.zones.route;
  const departments = withDepartmentPages(groups, zonesRoute);
  const entries = departments.map(({ department, zones }) => ({ ...department, count: zones.length }));
  const found = entries.flatMap(({ code, name, route }): FinderPlace[] =>
    route === undefined ? [] : [[name, code, route]],
  );
  return {
    whole: { groups: [], departments: entries, map: tiles },
    short: {
      groups: withDepartmentPages(groupByDepartment(mainPlaces(places)), zonesRoute),
      map: tiles && inShort(tiles),
    },
    places: finderFiles([...placesByPopulation(places, map), ...found]),
    departments,
  };
}

/** Reduces groups to local pages. */
const withPages = (groups: readonly ZoneGroup[]) =>
  groups.filter(({ zones }) => zones.length > 0).map((group) => ({ ...group, others: [] }));

/** Shortens the map for pages that are not about zones: places without a page have a tile and no name. */
function inShort(map: TileMapProps): TileMapProps {
  return {
    ...map,
    rows: map.rows.map((row) => row.map((tile) => (tile === null || tile.route !== undefined ? tile : {}))),
  };
}
