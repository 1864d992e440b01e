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

/** What a local page knows of the places around it. */
export interface Surroundings {
  readonly neighbours: readonly PageLink[];
  /** The page of its département, where it has one. */
  readonly department: PageLink | undefined;
  /** Its part of the map, where the map has its place. */
  readonly tiles: TileRows | undefined;
}

/** Surroundings of a page before the others are known. */
export const NOWHERE: Surroundings = { neighbours: [], department: undefined, tiles: undefined };

export interface ZoneLists {
  readonly groups: readonly ZoneGroup[];
  /** In the place of all groups, where these are too long for one page. */
  readonly departments?: readonly DepartmentEntry[];
  readonly map: TileMapProps | undefined;
}

export interface ZoneGeography {
  /** What stands around the zone finder: in whole on the page of all zones, in short elsewhere. */
  readonly whole: ZoneLists;
  readonly short: ZoneLists;
  /** The places that the finder knows. */
  readonly places: FinderFiles;
  /** All places; where they are too many for one page, each département with local pages has a route. */
  readonly departments: readonly ZoneGroup[];
  around(place: ZonePlace): Surroundings;
}

/** How many places one page lists, and one file of the finder: more are listed by département. */
const MOST_ON_ONE_PAGE = 300;

/** How the local pages lie to one another and on the map, if there is one. */
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

/** The places as pages list them and as the finder knows them. */
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

/** The local pages alone. */
const withPages = (groups: readonly ZoneGroup[]) =>
  groups.filter(({ zones }) => zones.length > 0).map((group) => ({ ...group, others: [] }));

/** What a page can bear that is not about zones: places without a page keep their tile and lose their name. */
function inShort(map: TileMapProps): TileMapProps {
  return {
    ...map,
    rows: map.rows.map((row) => row.map((tile) => (tile === null || tile.route !== undefined ? tile : {}))),
  };
}
