import { createElement } from "react";
import type { Department, MapTile, TileMapProps, TileRows } from "@vitrine/schema/page-props";
import { French } from "../french/french.tsx";
import { PlainIsland } from "../island/plain-island.tsx";
import { type Border, borders } from "./departments-of.ts";
import { middleTile } from "./middle-tile.ts";
import styles from "./tile-map.module.css";
import zones from "./map-of-zones.module.css";

/**
 * Places as tiles, for a `nav` with a label. Tiles with a page are links with the full name. Other tiles are
 * only drawn, and a phone leaves out those beyond the pages. Narrow tiles show a number or a postal code.
 * Départements are parted if the tiles say theirs, and named above and below the map.
 */
export function TileMap({ rows, departments }: NamedTileMapProps) {
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
          ? createElement("span", { className: classes(styles["gap"], isFar(x, y) && zones["far"]) })
          : createElement(Tile, {
              ...tile,
              borders: borders(rows, [x, y]),
              isMiddle: tile === middle,
              isNamed: departments !== undefined,
              isFar: isFar(x, y),
            }),
      ),
    ),
  );
  return (
    <PlainIsland name="tile-map" when="intent">
      <Edge row={rows[0]} departments={departments} />
      {createElement("div", { className: styles["grid"] }, ...cells)}
      <Edge row={rows.at(-1)} departments={departments?.filter(({ code }) => !isIn(rows[0], code))} />
    </PlainIsland>
  );
}

interface EdgeProps {
  readonly row: TileRows[number] | undefined;
  readonly departments: readonly Department[] | undefined;
}

const isIn = (row: TileRows[number] = [], department: string) =>
  row.some((tile) => tile?.department === department);

/** The names of départements on the map's first or last row, each at the first of its tiles there. */
function Edge({ row = [], departments = [] }: EdgeProps) {
  const shown = departments.filter(({ code }) => isIn(row, code));
  if (shown.length === 0) return null;
  const cells = row.map((_, x) => {
    const named = shown.find(({ code }) => row.findIndex((tile) => tile?.department === code) === x);
    return createElement("span", {}, named && `${named.code} ${named.name}`);
  });
  return createElement("div", { className: zones["edge"], "aria-hidden": true }, ...cells);
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

interface NamedTileMapProps extends TileMapProps {
  /** The départements that the map names. Without them it is short, and only tiles with a page have names. */
  readonly departments?: readonly Department[] | undefined;
}

interface TileProps extends MapTile {
  readonly borders: readonly Border[];
  /** True for the tile on which the map opens. */
  readonly isMiddle: boolean;
  /** True if a tile without a page shows its name. */
  readonly isNamed: boolean;
  /** True for a tile that a phone leaves out. */
  readonly isFar: boolean;
}

/** The number of an arrondissement, which needs no name. */
const numberIn = (name: string) => /(\d+)\D*$/.exec(name)?.[1];

/** A postal code whose département stands above its own part, since a phone's tile is narrow. */
const inTwoLines = (code: string | undefined) => code?.replace(/(?=.{3}$)/, " ");

function Tile({ name, route, code, borders: drawn, isMiddle, isNamed, isFar }: TileProps) {
  const place = classes(
    styles["tile"],
    ...drawn.map((border) => zones[border]),
    isMiddle && styles["middle"],
    isFar && zones["far"],
  );
  const number = numberIn(name);
  if (route === undefined && !isNamed) return <span className={place} />;
  if (route === undefined) {
    return (
      <span
        className={classes(place, number === undefined && zones["other"])}
        data-code={number === undefined ? inTwoLines(code) : undefined}
        aria-hidden="true"
      >
        {number ?? name}
      </span>
    );
  }
  return (
    <a className={`${place} ${styles["page"]}`} href={route} data-n={number}>
      <span className={number === undefined ? styles["code"] : undefined} aria-hidden="true">
        {number ?? inTwoLines(code)}
      </span>
      <span className={styles["name"]}>
        <French>{name}</French>
      </span>
    </a>
  );
}
