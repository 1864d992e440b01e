import { createElement } from "react";
import type { MapTile, TileRows } from "@vitrine/schema/page-props";
import { French } from "../french/french.tsx";
import { PlainIsland } from "../island/plain-island.tsx";
import { type Border, borders, numberedCells } from "./departments-of.ts";
import { middleTile } from "./middle-tile.ts";
import { tileLabel } from "./tile-label.ts";
import borderStyles from "./department-borders.module.css";
import styles from "./tile-map.module.css";

/**
 * Places as tiles, for a `nav` with a label. Tiles with a page are links with the full name. Other tiles are
 * only drawn; on a wide screen they show their name. Départements are parted if the tiles say theirs.
 */
export function TileMap({ rows }: { readonly rows: TileRows }) {
  // A place in the drawing has no identity except its position, so the cells are children, not lists with
  // keys.
  const middle = middleTile(rows);
  const numbers = numberedCells(rows);
  const cells = rows.map((row, y) =>
    createElement(
      "div",
      { className: styles["row"] },
      ...row.map((tile, x) =>
        tile === null
          ? createElement(Gap, { number: numbers.get(`${x} ${y}`) })
          : createElement(Tile, {
              ...tile,
              borders: borders(rows, [x, y]),
              isMiddle: tile === middle,
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

/** An empty cell, or the number of the département beside it, which the list below the map names too. */
function Gap({ number }: { readonly number: string | undefined }) {
  return (
    <span
      className={number === undefined ? styles["gap"] : `${styles["gap"]} ${borderStyles["number"]}`}
      aria-hidden={number === undefined ? undefined : true}
    >
      {number}
    </span>
  );
}

interface TileProps extends MapTile {
  readonly borders: readonly Border[];
  /** True for the tile on which the map opens. */
  readonly isMiddle: boolean;
}

function Tile({ name, route, borders: drawn, isMiddle }: TileProps) {
  const place = [
    styles["tile"],
    ...drawn.map((border) => borderStyles[border]),
    ...(isMiddle ? [styles["middle"]] : []),
  ].join(" ");
  const label = tileLabel(name);
  const isNumber = /^\d/.test(label);
  if (route === undefined) {
    return (
      <span className={isNumber ? place : `${place} ${styles["other"]}`} aria-hidden="true">
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
