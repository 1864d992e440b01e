import { createElement } from "react";
import type { MapTile, TileRows } from "@vitrine/schema/page-props";
import { classes } from "../../classes.ts";
import { french } from "../french/french.tsx";
import styles from "./local-map.module.css";

interface LocalMapProps {
  readonly rows: TileRows;
  /** Route of the page that holds the map. */
  readonly here: string;
}

/**
 * A place's tile among those around it, all with their names, for a `nav` with a label. Tiles of places with a
 * page are links. A phone shows only three columns around the place.
 */
export function LocalMap({ rows, here }: LocalMapProps) {
  const first = firstColumn(rows, here);
  // A place in the drawing has no identity except its position, so the cells are children, not lists with
  // keys.
  const cells = rows.map((row) =>
    createElement(
      "div",
      { className: styles["row"] },
      ...row.map((tile, x) =>
        createElement(Cell, { tile, here, isFar: x < first || x >= first + ON_A_PHONE }),
      ),
    ),
  );
  return createElement("div", { className: styles["grid"] }, ...cells);
}

/** Columns that a phone shows. */
const ON_A_PHONE = 3;

/** Gives the first column that a phone shows: the one before the place, if others follow it. */
function firstColumn(rows: TileRows, here: string): number {
  const middle = Math.max(...rows.map((row) => row.findIndex((tile) => tile?.route === here)));
  const last = Math.max(...rows.map(({ length }) => length)) - ON_A_PHONE;
  return Math.min(Math.max(middle - 1, 0), last);
}

interface CellProps {
  readonly tile: MapTile | null;
  readonly here: string;
  readonly isFar: boolean;
}

function Cell({ tile, here, isFar }: CellProps) {
  const isHere = tile?.route === here;
  const kind = tile?.route && styles[isHere ? "here" : "page"];
  const className = classes(styles["cell"], tile && styles["tile"], kind, isFar && styles["far"]);
  if (tile?.route === undefined || isHere)
    return (
      <span className={className} aria-current={isHere ? "location" : undefined}>
        {tile && french(tile.name)}
      </span>
    );
  return (
    <a className={className} href={tile.route}>
      {french(tile.name)}
    </a>
  );
}
