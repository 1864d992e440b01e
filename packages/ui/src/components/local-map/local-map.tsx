import { createElement } from "react";
import type { MapTile, TileRows } from "@vitrine/schema/page-props";
import { French } from "../french/french.tsx";
import styles from "./local-map.module.css";

interface LocalMapProps {
  readonly rows: TileRows;
  /** Route of the page that holds the map. */
  readonly here: string;
  /** Routes of the places that touch this one, which a phone shows first. */
  readonly neighbours: readonly string[];
}

/**
 * A place's tile among those around it, all with their names, for a `nav` with a label. Tiles with a page are
 * links. A phone shows three columns only.
 */
export function LocalMap({ rows, here, neighbours }: LocalMapProps) {
  const first = firstNear(rows, here, neighbours);
  // A place in the drawing has no identity except its position, so the cells are children, not lists with
  // keys.
  const cells = rows.map((row) =>
    createElement(
      "div",
      { className: styles["row"] },
      ...row.map((tile, x) => createElement(Cell, { tile, here, isFar: x < first || x >= first + NEAR })),
    ),
  );
  return createElement("div", { className: styles["grid"] }, ...cells);
}

/** The number of columns that a phone shows. */
const NEAR = 3;

/** Finds the first of the columns around the place that hold most of its neighbours, or the middle ones. */
function firstNear(rows: TileRows, here: string, neighbours: readonly string[]): number {
  const column = Math.max(...rows.map((row) => row.findIndex((tile) => tile?.route === here)));
  const held = (first: number) =>
    rows
      .flatMap((row) => row.slice(first, first + NEAR))
      .filter((tile) => tile?.route !== undefined && neighbours.includes(tile.route)).length;
  const [best = 0] = [column - 1, column - 2, column]
    .filter((first) => first >= 0)
    .toSorted((a, b) => held(b) - held(a));
  return best;
}

interface CellProps {
  readonly tile: MapTile | null;
  readonly here: string;
  readonly isFar: boolean;
}

function Cell({ tile, here, isFar }: CellProps) {
  const marked = (...marks: readonly string[]) =>
    ["cell", ...marks, ...(isFar ? ["far"] : [])].map((mark) => styles[mark]).join(" ");
  if (tile === null) return <span className={marked()} />;
  const name = <French>{tile.name}</French>;
  if (tile.route === undefined) return <span className={marked("tile")}>{name}</span>;
  if (tile.route === here) {
    return (
      <span className={marked("tile", "here")} aria-current="location">
        {name}
      </span>
    );
  }
  return (
    <a className={marked("tile", "page")} href={tile.route}>
      {name}
    </a>
  );
}
