import { createElement } from "react";
import type { MapTile, TileRows } from "@vitrine/schema/page-props";
import { French } from "../french/french.tsx";
import { PlainIsland } from "../island/plain-island.tsx";
import { type Border, borders } from "./departments-of.ts";
import { middleTile } from "./middle-tile.ts";
import { tileLabel } from "./tile-label.ts";
import borderStyles from "./department-borders.module.css";
import styles from "./tile-map.module.css";

/**
 * Places as tiles, for a `nav` with a label. Tiles with a page are links with the full name. Other tiles are
 * only drawn, and a phone leaves out those beyond the pages. Narrow tiles show the first letters of their name.
 * Départements are parted if the tiles say theirs.
 */
export function TileMap({ rows }: { readonly rows: TileRows }) {
  // A place in the drawing has no identity except its position, so the cells are children, not lists with
  // keys.
  const middle = middleTile(rows);
  const isFar = beyondPages(rows);
  const cells = rows.map((row, y) =>
    createElement(
      "div",
      { className: styles["row"] },
      ...row.map((tile, x) =>
        tile === null
          ? createElement("span", { className: marked("gap", { far: isFar(x, y) }) })
          : createElement(Tile, {
              ...tile,
              borders: borders(rows, [x, y]),
              marks: { middle: tile === middle, far: isFar(x, y) },
            }),
      ),
    ),
  );
  return (
    <PlainIsland name="tile-map" when="intent">
      {createElement("div", { className: styles["grid"] }, ...cells)}
    </PlainIsland>
  );
}

/** Says of a cell whether it lies beyond the rectangle of the tiles with a page. */
function beyondPages(rows: TileRows): (x: number, y: number) => boolean {
  const paged = rows.flatMap((row, y) =>
    row.flatMap((tile, x) => (tile?.route === undefined ? [] : [{ x, y }])),
  );
  const [columns, lines] = [paged.map(({ x }) => x), paged.map(({ y }) => y)];
  const isWithin = (at: number, all: readonly number[]) => at >= Math.min(...all) && at <= Math.max(...all);
  return (x, y) => paged.length > 0 && !(isWithin(x, columns) && isWithin(y, lines));
}

/** Classes of a cell. */
const marked = (kind: string, marks: Readonly<Record<string, boolean>>) =>
  [kind, ...Object.keys(marks).filter((mark) => marks[mark])].map((name) => styles[name]).join(" ");

interface TileProps extends MapTile {
  readonly borders: readonly Border[];
  /** The map opens on the middle tile; a phone leaves out a far one. */
  readonly marks: { readonly middle: boolean; readonly far: boolean };
}

function Tile({ name, route, borders: drawn, marks }: TileProps) {
  const place = [marked("tile", marks), ...drawn.map((border) => borderStyles[border])].join(" ");
  const label = tileLabel(name);
  const isNumber = /^\d/.test(label);
  if (route === undefined) {
    return (
      <span
        className={isNumber ? place : `${place} ${styles["other"]}`}
        data-code={isNumber ? undefined : label}
        aria-hidden="true"
      >
        {isNumber ? label : name}
      </span>
    );
  }
  return (
    <a className={`${place} ${styles["page"]}`} href={route} data-n={isNumber ? Number(label) : undefined}>
      <span className={isNumber ? undefined : styles["code"]} aria-hidden="true">
        {label}
      </span>
      <span className={styles["name"]}>
        <French>{name}</French>
      </span>
    </a>
  );
}
