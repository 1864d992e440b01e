import { createElement } from "react";
import type { MapTile, TileRows } from "@vitrine/schema/page-props";
import { French } from "../french/french.tsx";
import { PlainIsland } from "../island/plain-island.tsx";
import { middleTile } from "./middle-tile.ts";
import { tileLabel } from "./tile-label.ts";
import { TOOLTIP_ATTRIBUTE } from "./tile-map.island.ts";
import styles from "./tile-map.module.css";

interface TileMapProps {
  readonly rows: TileRows;
  /** Route of the page that holds the map, if it has a tile. */
  readonly here?: string;
}

/** The greatest arrondissement is 20, so the page's own tile comes after all. */
const LAST = 21;

const hasTooltip = { [TOOLTIP_ATTRIBUTE]: "" };

/**
 * Places as square tiles, for a `nav` with a label. Tiles with a page are links with the full name. Other
 * tiles are only drawn, and show their name to the mouse if they have one.
 */
export function TileMap({ rows, here }: TileMapProps) {
  // A place in the drawing has no identity except its position, so the cells are children, not lists with
  // keys.
  const middle = middleTile(rows, here);
  const cells = rows.map((row) =>
    createElement(
      "div",
      { className: styles["row"] },
      ...row.map((tile) =>
        tile === null
          ? createElement("span", { className: styles["gap"] })
          : createElement(Tile, { ...tile, here, isMiddle: tile === middle }),
      ),
    ),
  );
  return (
    <PlainIsland name="tile-map" when="intent">
      {createElement("div", { className: styles["grid"] }, ...cells)}
    </PlainIsland>
  );
}

interface TileProps extends MapTile {
  readonly here: string | undefined;
  readonly isMiddle: boolean;
}

function Tile({ name, route, here, isMiddle }: TileProps) {
  const place = `${styles["tile"]}${isMiddle ? ` ${styles["middle"]}` : ""}`;
  if (name === undefined) return <span className={place} />;
  const label = tileLabel(name);
  if (route === undefined) {
    return (
      <span className={place} title={name} aria-hidden="true">
        {label}
      </span>
    );
  }
  const named = (
    <>
      <span aria-hidden="true">{label}</span>
      <span className={styles["name"]}>
        <French>{name}</French>
      </span>
    </>
  );
  if (route === here) {
    return (
      <span className={`${place} ${styles["here"]}`} aria-current="location" data-n={LAST} {...hasTooltip}>
        {named}
      </span>
    );
  }
  return (
    <a
      className={`${place} ${styles["page"]}`}
      href={route}
      data-n={Number.parseInt(label, 10) || undefined}
      {...hasTooltip}
    >
      {named}
    </a>
  );
}
