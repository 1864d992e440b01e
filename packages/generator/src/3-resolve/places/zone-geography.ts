import { fold } from "@vitrine/french/fold";
import { typeset } from "@vitrine/french/typeset";
import type { Site } from "@vitrine/schema/content/site";
import type {
  DepartmentEntry,
  FinderPlace,
  InitialGroup,
  TileMapProps,
  TileRows,
  ZoneGroup,
} from "@vitrine/schema/page-props";
import type { PageLink } from "@vitrine/schema/site-model";
import type { SourceText } from "../../1-load/source-file.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import type { FileIssue } from "../../1-load/diagnose.ts";
import { byCodeUnits } from "../../by-code-units.ts";
import type { PageSource } from "../../inspect/page-source.ts";
import type { CommuneRegistry } from "../../communes/commune-registry.ts";
import { shownName } from "../texts/vocabulary.ts";
import { byInitial, sortedByName } from "./by-name.ts";
import { type FinderFiles, finderFiles, oneFile } from "./finder-files.ts";
import { finderPlaces, placesByPopulation, routesOf } from "./finder-places.ts";
import { neighboursOf } from "./neighbours.ts";
import {
  mapAround,
  mapInShort,
  mapOfZones,
  type PlacedMap,
  placeMap,
  placesByCell,
  type Routes,
} from "./zone-map.ts";
import { findPlaces, linkTo, type ZonePlace } from "./zone-places.ts";

/** The places around a local page. */
export interface Surroundings {
  readonly neighbours: readonly PageLink[];
  /** The page of its département, if there is one. */
  readonly department: PageLink | undefined;
  /** Its part of the map, if the map has its place. */
  readonly tiles: TileRows | undefined;
}

/** Empty surroundings, for a page that is made before the other pages are known. */
export const NO_SURROUNDINGS: Surroundings = { neighbours: [], department: undefined, tiles: undefined };

interface ZoneLists {
  readonly groups: readonly ZoneGroup[];
  /** Replaces the groups if these are too long for one page. */
  readonly departments?: readonly DepartmentEntry[];
  readonly map: TileMapProps | undefined;
}

/** The places of one département, for its own page. */
export interface DepartmentPlaces extends Pick<ZoneGroup, "department" | "others"> {
  readonly groups: readonly InitialGroup[];
}

/** Lists of local pages for other pages, and the zone finder's data; plain data. */
export interface PlaceLists {
  /** The lists around the zone finder: `whole` for the page of all zones, `short` for all other pages. */
  readonly whole: ZoneLists;
  readonly short: ZoneLists;
  /** Files of the places that the finder knows. */
  readonly finder: FinderFiles;
  /** All places. If they are too many for one page, each département with local pages has a route. */
  readonly departments: readonly DepartmentPlaces[];
  /** Zones that represent all others where space is short. */
  readonly main: readonly PageLink[];
}

/** Data that follows from the outlines of local pages, without their texts. */
export interface ArrangedPlaces {
  readonly lists: PlaceLists;
  /** Functions that compute the surroundings of local pages, one by one to hold few in memory. */
  readonly local: readonly (readonly [slug: string, surroundings: () => Surroundings])[];
  /** Problems of local pages' files and of the map of tiles. */
  readonly issues: readonly FileIssue[];
}

/** Finds the places of local pages, their neighbours, and their tiles if there is a map. */
export function arrangePlaces(
  sources: readonly Pick<PageSource, "path" | "outline">[],
  fileAt: (path: string) => SourceText,
  { brokenPages, unpublished, zoneMap }: Pick<ValidContent, "brokenPages" | "unpublished" | "zoneMap">,
  site: Pick<Site, "zones">,
  registry: CommuneRegistry,
): ArrangedPlaces {
  const { places, issues: ofPlaces } = findPlaces(sources, fileAt, { brokenPages, unpublished }, registry);
  const listed = places.filter((place) => place.listed);
  const { map, issues: ofMap } = zoneMap ? placeMap(zoneMap, registry) : NO_MAP;
  const routes = routesOf(listed);
  const lists = placeLists(listed, map, routes, site);
  const neighbours = neighboursOf(listed, map);
  const byCell = placesByCell(map.values());
  const pages = new Map(
    lists.departments.flatMap(({ department: { code, name, route } }) =>
      route === undefined ? [] : [[code, { name, route }] as const],
    ),
  );
  const around = ({ route, commune }: ZonePlace): Surroundings => {
    const here = map.get(commune.insee);
    return {
      neighbours: neighbours.get(route) ?? [],
      department: pages.get(commune.department.code),
      tiles: here && mapAround(byCell, here, routes),
    };
  };
  return {
    lists,
    local: places.map((place) => [place.slug, () => around(place)]),
    issues: [...ofPlaces, ...ofMap],
  };
}

const NO_MAP: ReturnType<typeof placeMap> = { map: new Map(), issues: [] };

/** The most places on one page and in one file of the finder; more are listed by département. */
const MAX_PLACES_ON_PAGE = 300;

/** Lists the local pages that are finished. */
export function placeLists(
  places: readonly ZonePlace[],
  map: PlacedMap,
  routes: Routes,
  site: Pick<Site, "zones">,
): PlaceLists {
  const groups = groupByDepartment(places, map);
  const mainZones = mainPlaces(places);
  const tiles = mapOfZones(map, routes);
  const tilesInShort = mapInShort(map, routes);
  const count = groups.reduce((sum, { zones, others }) => sum + zones.length + others.length, 0);
  if (count <= MAX_PLACES_ON_PAGE) {
    const sorted = groups.map((group) => ({ ...group, zones: sortedByName(group.zones, nameOf) }));
    const paged = sorted.filter(({ zones }) => zones.length > 0);
    return {
      whole: { groups: sorted, map: tiles },
      short: { groups: paged.map((group) => ({ ...group, others: [] })), map: tilesInShort },
      finder: oneFile(finderPlaces(places, map)),
      departments: groups.map(forItsPage),
      main: mainZones.map(linkTo),
    };
  }
  const zonesRoute = site.zones?.route ?? "/";
  const departments = withDepartmentPages(groups, zonesRoute);
  const entries = departments.map(({ department, zones }) => ({ ...department, count: zones.length }));
  const found = entries.flatMap(({ code, name, route }): FinderPlace[] =>
    route === undefined ? [] : [[name, code, route]],
  );
  const ofMain = withDepartmentPages(groupByDepartment(mainZones, new Map()), zonesRoute);
  return {
    whole: { groups: [], departments: entries, map: tiles },
    short: { groups: ofMain, map: tilesInShort },
    finder: finderFiles([...placesByPopulation(places, map), ...found]),
    departments: departments.map(forItsPage),
    main: mainZones.map(linkTo),
  };
}

const forItsPage = ({ zones, ...group }: ZoneGroup): DepartmentPlaces => ({
  ...group,
  groups: byInitial(zones),
});

/** Gives each département with local pages a route below the page of all zones: "/zones/hauts-de-seine". */
function withDepartmentPages(groups: readonly ZoneGroup[], zonesRoute: string): ZoneGroup[] {
  return groups.map((group) => {
    const { department, zones } = group;
    if (zones.length === 0) return group;
    const route = `${zonesRoute === "/" ? "" : zonesRoute}/${fold(department.name)}`;
    return { ...group, department: { ...department, route } };
  });
}

/** Groups places by département for the directory: local pages and, with a map, names of other places. */
function groupByDepartment(places: readonly ZonePlace[], map: PlacedMap): ZoneGroup[] {
  const paged = new Set(places.map(({ commune }) => commune.insee));
  const others = [...map.values()].map(({ commune }) => commune).filter(({ insee }) => !paged.has(insee));
  const zonesOf = Map.groupBy(places, ({ commune }) => commune.department.code);
  const othersOf = Map.groupBy(others, ({ department }) => department.code);
  const departments = new Map(
    [...places.map(({ commune }) => commune), ...others].map(({ department }) => [
      department.code,
      department.name,
    ]),
  );
  return [...departments]
    .sort(([a], [b]) => byCodeUnits(sortKey(a), sortKey(b)))
    .map(([code, name]) => ({
      department: { code, name: typeset(name) },
      zones: (zonesOf.get(code) ?? []).map(linkTo),
      others: sortedByName(
        (othersOf.get(code) ?? []).map((commune) => shownName(commune)),
        (place) => place,
      ),
    }));
}

/** Sorts Corsica, 2A and 2B, where its former code 20 was. */
const sortKey = (department: string) => department.replace(/^2(?=[AB])/, "20");

/** The most zones that represent all others where space is short, as in every page's footer. */
const MAX_MAIN_ZONES = 24;

/**
 * Gives the main zones: those marked as main in their files, otherwise the first ones. Each département's stand
 * together, by name.
 */
function mainPlaces(places: readonly ZonePlace[]): readonly ZonePlace[] {
  const main = places.filter((place) => place.main);
  const shown = sortedByName((main.length > 0 ? main : places).slice(0, MAX_MAIN_ZONES), nameOf);
  const departmentOf = ({ commune }: ZonePlace) => sortKey(commune.department.code);
  return shown.sort((a, b) => byCodeUnits(departmentOf(a), departmentOf(b)));
}

const nameOf = ({ name }: PageLink) => name;
