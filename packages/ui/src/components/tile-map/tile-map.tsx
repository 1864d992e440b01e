import { createElement } from "react";
import type { MapTile, TileRows } from "@vitrine/schema/page-props";
import { French } from "../french/french.tsx";
import { PlainIsland } from "../island/plain-island.tsx";
import { type Border, borders } from "./departments-of.ts";
import { middleTile } from "./middle-tile.ts";
import { tileLabels } from "./tile-labels.ts";
import styles from "./tile-map.module.css";
import zones from "./map-of-zones.module.css";

/**
 * Places as tiles, for a `nav` with a label. Tiles with a page are links with the full name. Other tiles are
 * only drawn, and a phone leaves out those beyond the pages. Narrow tiles show three letters of their name.
 * Départements are parted if the tiles say theirs.
 */
export function TileMap({ rows }: { readonly rows: TileRows }) {
  // A place in the drawing has no identity except its position, so the cells are children, not lists with
  // keys.
  const middle = middleTile(rows);
  const isFar = beyondPages(rows);
  const labels = tileLabels(rows);
  const cells = rows.map((row, y) =>
    createElement(
      "div",
      { className: styles["row"] },
      ...row.map((tile, x) =>
        tile === null
          ? createElement("span", { className: classes(styles["gap"], isFar(x, y) && zones["far"]) })
          : createElement(Tile, {
              ...tile,
              label: labels.get(tile) ?? tile.name,
              borders: borders(rows, [x, y]),
              isMiddle: tile === middle,
              isFar: isFar(x, y),
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
  const columns = paged.map(({ x }) => x);
  const lines = paged.map(({ y }) => y);
  const [west, east] = [Math.min(...columns), Math.max(...columns)];
  const [north, south] = [Math.min(...lines), Math.max(...lines)];
  return (x, y) => x < west || x > east || y < north || y > south;
}

const classes = (...names: readonly (string | false | undefined)[]) =>
  names.filter((name) => typeof name === "string").join(" ");

interface TileProps extends MapTile {
  /** The number or the letters that a narrow tile shows. */
  readonly label: string;
  readonly borders: readonly Border[];
  /** True for the tile on which the map opens. */
  readonly isMiddle: boolean;
  /** True for a tile that a phone leaves out. */
  readonly isFar: boolean;
}

function Tile({ name, route, label, borders: drawn, isMiddle, isFar }: TileProps) {
  const place = classes(
    styles["tile"],
    ...drawn.map((border) => zones[border]),
    isMiddle && styles["middle"],
    isFar && zones["far"],
  );
  const isNumber = /^\d/.test(label);
  if (route === undefined) {
    return (
      <span
        className={classes(place, !isNumber && zones["other"])}
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
