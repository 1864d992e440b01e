import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { FinderGroup } from "@vitrine/schema/page-props";
import type { Commune } from "../registry/commune-registry.ts";
import type { PlaceToFind } from "./finder-files.ts";
import { type MapPlace, type PlacedMap, tileDistance } from "./zone-map.ts";
import type { ZonePlace } from "./zone-places.ts";

/**
 * Every place that the finder answers for, by département: those with a page, and with a map all of it.
 * A place without a page points to the page whose tile is nearest; where two are as near, to that of its own
 * département, else to the outer one, behind which the other lies.
 */
export function finderPlaces(pages: readonly ZonePlace[], map: PlacedMap | undefined): FinderGroup[] {
  const routes = routesOf(pages);
  const groups = communesToFind(pages, map);
  const ranks = new Map(groups.flat().map(({ insee }, rank) => [insee, rank]));
  const nearest = nearestPage(routes, map);
  return groups.map((members) => ({
    department: members[0]?.department.name ?? "",
    places: members.map((commune) => [
      shownName(commune),
      commune.postalCodes.join(" "),
      routes.get(commune.insee) ?? ranks.get(nearest(commune) ?? "") ?? -1,
    ]),
  }));
}

/** The same places in one list, those where most people live first. */
export function placesToFind(pages: readonly ZonePlace[], map: PlacedMap | undefined): PlaceToFind[] {
  const routes = routesOf(pages);
  const nearest = nearestPage(routes, map);
  const communes = communesToFind(pages, map)
    .flat()
    .sort((a, b) => b.population - a.population);
  const placeOf = (commune: Commune, page: PlaceToFind["page"]) => ({
    name: shownName(commune),
    postalCodes: commune.postalCodes.join(" "),
    page,
  });
  const paged = new Map(
    communes.flatMap((commune) => {
      const route = routes.get(commune.insee);
      return route === undefined ? [] : [[commune.insee, placeOf(commune, route)] as const];
    }),
  );
  return communes.map(
    (commune) => paged.get(commune.insee) ?? placeOf(commune, paged.get(nearest(commune) ?? "")),
  );
}

const shownName = ({ name, elides }: Commune) => typeset(placeName(name, elides).name);

/** The communes of the pages and of the map, by département, in the order of their codes. */
function communesToFind(pages: readonly ZonePlace[], map: PlacedMap | undefined): Commune[][] {
  const communes = new Map<string, Commune>();
  for (const { commune } of pages) communes.set(commune.insee, commune);
  for (const { commune } of map?.places.values() ?? []) communes.set(commune.insee, commune);
  const sorted = [...communes.values()].sort((a, b) => (a.insee < b.insee ? -1 : 1));
  return [...Map.groupBy(sorted, ({ department }) => department.code).values()];
}

/** The page of every INSEE code; the first, where a commune has several. */
export function routesOf(pages: readonly ZonePlace[]): ReadonlyMap<string, string> {
  return new Map(pages.map(({ commune, route }): [string, string] => [commune.insee, route]).toReversed());
}

/** Finds, for a commune of the map, the INSEE code of the nearest that has a page. */
function nearestPage(
  routes: ReadonlyMap<string, string>,
  map: PlacedMap | undefined,
): (commune: Commune) => string | undefined {
  if (map === undefined) return () => undefined;
  const middle = middleOf(map);
  const paged = [...map.places.values()].filter(({ commune }) => routes.has(commune.insee));
  return ({ insee, department }) => {
    const from = map.places.get(insee);
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

function middleOf({ places }: PlacedMap): { column: number; row: number } {
  const mean = (axis: "column" | "row") =>
    [...places.values()].reduce((sum, place) => sum + place[axis], 0) / places.size;
  return { column: mean("column"), row: mean("row") };
}
