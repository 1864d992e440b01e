import type { TileRows } from "@vitrine/schema/page-props";

/** The column and row of a cell, from 0. */
type Cell = readonly [column: number, row: number];

const AROUND: readonly Cell[] = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x): Cell => [x, y]));

/** Names the sides of a tile on which another département begins: the west, the north, or both. */
export function borders(rows: TileRows, [x, y]: Cell): ("north" | "west")[] {
  const own = departmentAt(rows, [x, y]);
  const isOther = (cell: Cell) => {
    const department = departmentAt(rows, cell);
    return own !== undefined && department !== undefined && department !== own;
  };
  return [
    ...(isOther([x - 1, y]) ? ["west" as const] : []),
    ...(isOther([x, y - 1]) ? ["north" as const] : []),
  ];
}

/**
 * Gives the empty cells that show the number of a département, as `"column row"`. Such a cell has the most
 * tiles of its département around it, and none of another.
 */
export function numberedCells(rows: TileRows): ReadonlyMap<string, string> {
  const best = new Map<string, { readonly cell: string; readonly count: number }>();
  for (const [y, row] of rows.entries()) {
    for (const [x, tile] of row.entries()) {
      const around = AROUND.flatMap(([dx, dy]) => departmentAt(rows, [x + dx, y + dy]) ?? []);
      const [department] = around;
      if (tile !== null || department === undefined || new Set(around).size > 1) continue;
      if (around.length > (best.get(department)?.count ?? 0))
        best.set(department, { cell: `${x} ${y}`, count: around.length });
    }
  }
  return new Map([...best].map(([department, { cell }]) => [cell, department]));
}

const departmentAt = (rows: TileRows, [x, y]: Cell): string | undefined => rows[y]?.[x]?.department;
