import type { TileRows } from "@vitrine/schema/page-props";

/** The column and row of a cell, from 0. */
type Cell = readonly [column: number, row: number];

/** A side of a tile on which another département begins, or an end of this line that no other line meets. */
export type Border = "north" | "west" | "free-north" | "free-east" | "free-south" | "free-west";

/** Names the sides of a tile on which another département begins, and the free ends of their lines. */
export function borders(rows: TileRows, [x, y]: Cell): Border[] {
  const isWest = hasLine(rows, [x, y], [x - 1, y]);
  const isNorth = hasLine(rows, [x, y], [x, y - 1]);
  const isFree = (corner: Cell) => linesAt(rows, corner) === 1;
  return [
    ...(isWest ? ["west" as const] : []),
    ...(isNorth ? ["north" as const] : []),
    ...(isWest && isFree([x, y]) ? ["free-north" as const] : []),
    ...(isWest && isFree([x, y + 1]) ? ["free-south" as const] : []),
    ...(isNorth && isFree([x, y]) ? ["free-west" as const] : []),
    ...(isNorth && isFree([x + 1, y]) ? ["free-east" as const] : []),
  ];
}

/** Counts the lines that meet at the north-western corner of a cell. */
function linesAt(rows: TileRows, [x, y]: Cell): number {
  const around: readonly Cell[] = [
    [x, y],
    [x - 1, y],
    [x - 1, y - 1],
    [x, y - 1],
  ];
  return around.filter((cell, i) => hasLine(rows, cell, around.at(i - 1) as Cell)).length;
}

/** True if two cells are places of different départements. */
function hasLine(rows: TileRows, a: Cell, b: Cell): boolean {
  const [one, other] = [departmentAt(rows, a), departmentAt(rows, b)];
  return one !== undefined && other !== undefined && one !== other;
}

const departmentAt = (rows: TileRows, [x, y]: Cell): string | undefined => rows[y]?.[x]?.department;
