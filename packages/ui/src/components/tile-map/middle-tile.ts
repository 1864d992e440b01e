import type { MapTile, TileRows } from "@vitrine/schema/page-props";

/** The tiles with a page, each with its column and row. */
export const tilesWithPage = (rows: TileRows) =>
  rows.flatMap((row, y) => row.flatMap((tile, x) => (tile?.route === undefined ? [] : [{ tile, x, y }])));

/** Selects the tile on which a map opens if it is wider than its window: the most central one with a page. */
export function middleTile(rows: TileRows): MapTile | undefined {
  const placed = tilesWithPage(rows);
  const mean = (axis: "x" | "y") => placed.reduce((sum, place) => sum + place[axis], 0) / placed.length;
  const [x, y] = [mean("x"), mean("y")];
  const far = (place: { x: number; y: number }) => (place.x - x) ** 2 + (place.y - y) ** 2;
  return placed.toSorted((a, b) => far(a) - far(b))[0]?.tile;
}
