import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { MapTile, TileMapProps, TileRows } from "@vitrine/schema/page-props";
import type { Commune } from "../../communes/commune-registry.ts";
import { remember } from "../../remember.ts";
import { cellOf, type MapPlace, type PlacedMap } from "./zone-map.ts";

/** The number of columns and rows that a local page shows on either side of its place. */
const REACH = { columns: 3, rows: 2 };

/** Gives the whole map for its template. `routes` has the page of each INSEE code with a page. */
export function wholeMap(map: PlacedMap, routes: ReadonlyMap<string, string>): TileMapProps {
  return { rows: rowsOf(routes, [...map.places.values()]) };
}

/** Indexes places by the cells of their tiles. */
export const placesByCell = (shown: Iterable<MapPlace>): ReadonlyMap<string, MapPlace> =>
  new Map([...shown].map((place) => [cellOf(place), place]));

/** Gives the part of the map around one place; only the pages in `lit` have links there. */
export function mapAround(
  byCell: ReadonlyMap<string, MapPlace>,
  here: MapPlace,
  routes: ReadonlyMap<string, string>,
  lit: ReadonlySet<string>,
): TileRows {
  const near = range(here.row - REACH.rows, here.row + REACH.rows).flatMap((row) =>
    range(here.column - REACH.columns, here.column + REACH.columns).flatMap(
      (column) => byCell.get(cellOf({ column, row })) ?? [],
    ),
  );
  const litRoutes = near.flatMap(({ commune: { insee } }) => {
    const route = routes.get(insee);
    return route !== undefined && lit.has(route) ? [[insee, route] as const] : [];
  });
  return rowsOf(new Map(litRoutes), near);
}

function rowsOf(routes: ReadonlyMap<string, string>, shown: readonly MapPlace[]): (MapTile | null)[][] {
  const columns = shown.map(({ column }) => column);
  const lines = shown.map(({ row }) => row);
  const [west, east] = [Math.min(...columns), Math.max(...columns)];
  const [north, south] = [Math.min(...lines), Math.max(...lines)];
  const byCell = placesByCell(shown);
  return range(north, south).map((row) =>
    range(west, east).map((column) => {
      const place = byCell.get(cellOf({ column, row }));
      if (place === undefined) return null;
      const { commune } = place;
      const route = routes.get(commune.insee);
      return { name: nameOf(commune), ...(route === undefined ? {} : { route }) };
    }),
  );
}

/** Typesets a name once: a place is on the maps of all places near it. */
const nameOf = remember(({ name, elides }: Commune) => typeset(placeName(name, elides).name));

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
