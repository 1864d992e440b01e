import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { FinderGroup, FinderPlace } from "@vitrine/schema/page-props";
import { byCodeUnits } from "../../by-code-units.ts";
import type { Commune } from "../../communes/commune-registry.ts";
import { type MapPlace, type PlacedMap, type Routes, tileDistance } from "./zone-map.ts";
import type { ZonePlace } from "./zone-places.ts";

/**
 * Gives the finder's places by département: all places with a page and, with a map, all its places. The
 * former names of merged communes follow their commune, since people still use them. A place without a page
 * points to the page with the nearest tile. If two are equally near, a page in its own département wins, then the
 * one further from the map's middle.
 */
export function finderPlaces(pages: readonly ZonePlace[], map: PlacedMap): FinderGroup[] {
  const rows = rowsOf(communesToFind(pages, map), pages, map);
  const groups = Map.groupBy(rows, ({ commune }) => commune.department.name);
  return Array.from(groups, ([department, ofDepartment]) => ({
    department,
    places: ofDepartment.map(({ place }) => place),
  }));
}

/** Gives the finder's places in one list, the most populous first. */
export function placesByPopulation(pages: readonly ZonePlace[], map: PlacedMap): readonly FinderPlace[] {
  const communes = communesToFind(pages, map).sort((a, b) => b.population - a.population);
  return rowsOf(communes, pages, map).map(({ place }) => place);
}

/** Gives a row for each name that finds a commune: its own, and those of communes merged into it. */
function rowsOf(
  communes: readonly Commune[],
  pages: readonly ZonePlace[],
  map: PlacedMap,
): { commune: Commune; place: FinderPlace }[] {
  const names = communes.flatMap((commune) =>
    [commune.name, ...commune.formerNames].map((name) => ({ name, commune })),
  );
  const routes = routesOf(pages);
  const ranks = new Map(
    names.map(({ commune }, rank): [string, number] => [commune.insee, rank]).toReversed(),
  );
  const nearest = nearestPage(routes, map);
  return names.map(({ name, commune }) => ({
    commune,
    place: [
      typeset(placeName(name).name),
      commune.postalCodes.join(" "),
      routes.get(commune.insee) ?? ranks.get(nearest(commune) ?? "") ?? -1,
    ],
  }));
}

/** Gives the communes of the pages and of the map, sorted by code. */
function communesToFind(pages: readonly ZonePlace[], map: PlacedMap): Commune[] {
  const communes = new Map<string, Commune>();
  for (const { commune } of pages) communes.set(commune.insee, commune);
  for (const { commune } of map.values()) communes.set(commune.insee, commune);
  return [...communes.values()].sort((a, b) => byCodeUnits(a.insee, b.insee));
}

/** Gives the pages by INSEE code; the first page if a commune has several. */
export function routesOf(pages: readonly ZonePlace[]): Routes {
  return new Map(pages.map(({ commune, route }): [string, string] => [commune.insee, route]).toReversed());
}

/** Gives a function that finds, for a commune of the map, the INSEE code of the nearest page. */
function nearestPage(routes: Routes, map: PlacedMap): (commune: Commune) => string | undefined {
  const middle = middleOf(map);
  const paged = [...map.values()].filter(({ commune }) => routes.has(commune.insee));
  return ({ insee, department }) => {
    const from = map.get(insee);
    if (from === undefined) return undefined;
    const order = (a: MapPlace, b: MapPlace) =>
      tileDistance(from, a) - tileDistance(from, b) ||
      abroad(a, department.code) - abroad(b, department.code) ||
      tileDistance(middle, b) - tileDistance(middle, a);
    return paged.reduce<MapPlace | undefined>(
      (best, place) => (best === undefined || order(place, best) < 0 ? place : best),
      undefined,
    )?.commune.insee;
  };
}

const abroad = ({ commune }: MapPlace, department: string) =>
  commune.department.code === department ? 0 : 1;

function middleOf(map: PlacedMap): { column: number; row: number } {
  const mean = (axis: "column" | "row") =>
    [...map.values()].reduce((sum, place) => sum + place[axis], 0) / map.size;
  return { column: mean("column"), row: mean("row") };
}
