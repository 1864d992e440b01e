import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { FinderGroup } from "@vitrine/schema/page-props";
import type { Commune } from "../registry/commune-registry.ts";
import { type PlacedMap, tileDistance } from "./zone-map.ts";
import type { ZonePlace } from "./zone-places.ts";

/**
 * Every place that the finder answers for, by département: those with a page, and with a map all of it.
 * A place without a page points to the page whose tile is nearest; where two are as near, to that of its own
 * département, else to the outer one, behind which the other lies.
 */
export function finderPlaces(pages: readonly ZonePlace[], map: PlacedMap | undefined): FinderGroup[] {
  const routes = routesOf(pages);
  const communes = new Map<string, Commune>();
  for (const { commune } of pages) communes.set(commune.insee, commune);
  for (const { commune } of map?.places.values() ?? []) communes.set(commune.insee, commune);
  const sorted = [...communes.values()].sort((a, b) => (a.insee < b.insee ? -1 : 1));
  const groups = Map.groupBy(sorted, ({ department }) => department.code);
  const ranks = new Map([...groups.values()].flat().map(({ insee }, rank) => [insee, rank]));
  return [...groups.values()].map((members) => ({
    department: members[0]?.department.name ?? "",
    places: members.map((commune) => [
      typeset(placeName(commune.name, commune.elides).name),
      commune.postalCodes.join(" "),
      routes.get(commune.insee) ?? ranks.get(nearestPage(commune, routes, map) ?? "") ?? -1,
    ]),
  }));
}

/** The page of every INSEE code; the first, where a commune has several. */
export function routesOf(pages: readonly ZonePlace[]): ReadonlyMap<string, string> {
  return new Map(pages.map(({ commune, route }): [string, string] => [commune.insee, route]).toReversed());
}

function nearestPage(
  { insee, department }: Commune,
  routes: ReadonlyMap<string, string>,
  map: PlacedMap | undefined,
): string | undefined {
  const from = map?.places.get(insee);
  if (map === undefined || from === undefined) return undefined;
  const middle = middleOf(map);
  const ranked = [...map.places.values()]
    .filter(({ commune }) => routes.has(commune.insee))
    .map((place) => ({
      insee: place.commune.insee,
      far: tileDistance(from, place),
      abroad: place.commune.department.code === department.code ? 0 : 1,
      inwards: -tileDistance(middle, place),
    }));
  ranked.sort((a, b) => a.far - b.far || a.abroad - b.abroad || a.inwards - b.inwards);
  return ranked[0]?.insee;
}

function middleOf({ places }: PlacedMap): { column: number; row: number } {
  const mean = (axis: "column" | "row") =>
    [...places.values()].reduce((sum, place) => sum + place[axis], 0) / places.size;
  return { column: mean("column"), row: mean("row") };
}
