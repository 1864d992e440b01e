import type { PageLink } from "@vitrine/schema/site-model";
import { linkTo, type ZonePlace } from "./zone-places.ts";
import { cellOf, type MapPlace, type PlacedMap, range, tileDistance } from "./zone-map.ts";

/** The number of neighbours on a page whose tile touches no other page's, and that no file names. */
const NEAREST_OF_A_LONE_PAGE = 2;

/**
 * Gives the neighbours of every place, by route. A named neighbour counts in both directions; tiles that
 * share a side or a corner are neighbours too. A tile without a neighbour gets the nearest tiles.
 */
export function neighboursOf(
  places: readonly ZonePlace[],
  map: PlacedMap,
): ReadonlyMap<string, readonly PageLink[]> {
  const bySlug = new Map(places.map(({ slug }, i) => [slug, i]));
  const links = places.map(() => new Set<number>());
  const tiles = pagedTiles(places, map);
  places.forEach(({ neighbours }, i) => {
    for (const slug of neighbours) {
      const other = bySlug.get(slug);
      if (other === undefined || other === i) continue;
      links[i]?.add(other);
      links[other]?.add(i);
    }
  });
  return new Map(
    places.map(({ route }, i) => {
      const named = links[i] as Set<number>;
      addTouching(tiles, i, named);
      return [route, [...named].sort((a, b) => a - b).map((n) => linkTo(places[n] as ZonePlace))];
    }),
  );
}

/** Gives tiles by the index of their place, the indexes of places with a tile, and these indexes by cell. */
function pagedTiles(places: readonly ZonePlace[], map: PlacedMap) {
  const tiles = places.map(({ commune }) => map.get(commune.insee));
  const placed = [...places.keys()].filter((i) => tiles[i] !== undefined);
  return { tiles, placed, byCell: Map.groupBy(placed, (i) => cellOf(tiles[i] as MapPlace)) };
}

/** Adds the places whose tile shares a side or a corner with that of place `i`, or else the nearest ones. */
function addTouching(
  { tiles, byCell, placed }: ReturnType<typeof pagedTiles>,
  i: number,
  named: Set<number>,
): void {
  const here = tiles[i];
  if (here === undefined) return;
  for (const column of range(here.column - 1, here.column + 1))
    for (const row of range(here.row - 1, here.row + 1))
      if (column !== here.column || row !== here.row)
        for (const n of byCell.get(cellOf({ column, row })) ?? []) named.add(n);
  if (named.size > 0) return;
  const near = placed
    .filter((n) => n !== i)
    .map((n) => ({ n, far: tileDistance(here, tiles[n] as MapPlace) }))
    .sort((a, b) => a.far - b.far || a.n - b.n);
  for (const { n } of near.slice(0, NEAREST_OF_A_LONE_PAGE)) named.add(n);
}
