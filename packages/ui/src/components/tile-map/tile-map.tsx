import { createElement } from "react";
import type { Department, MapTile, TileMapProps, TileRows } from "@vitrine/schema/page-props";
import { classes } from "../../classes.ts";
import { french } from "../french/french.tsx";
import { PlainIsland } from "../island/island.tsx";
import { type Border, borders } from "./borders.ts";
import { middleTile, tilesWithPage } from "./middle-tile.ts";
import styles from "./tile-map.module.css";
import zones from "./map-of-zones.module.css";

/**
 * Places as tiles, for a `nav` with a label. Tiles with a page are links; a phone leaves out others beyond these. Narrow
 * tiles show a number or a postal code. Départements are parted if the tiles say theirs, and named around the map.
 */
export function TileMap({ rows, departments }: NamedTileMapProps) {
  // A place in the drawing has no identity except its position, so the cells are children, not lists with
  // keys.
  const middle = middleTile(rows);
  const isFar = beyondPages(rows);
  const near = rows.filter((_, y) => !isFar.row(y)).map((row) => row.filter((_tile, x) => !isFar.column(x)));
  const [wide, narrow] = [namedAround(rows, departments), namedAround(near, departments)];
  const cells = rows.map((row, y) =>
    createElement(
      "div",
      { className: classes(styles["row"], isFar.row(y) && zones["far"]) },
      ...row.map((tile, x) =>
        tile === null
          ? createElement("span", { className: classes(styles["gap"], isFar.column(x) && zones["far"]) })
          : createElement(Tile, {
              ...tile,
              borders: borders(rows, [x, y]),
              isMiddle: tile === middle,
              isNamed: departments !== undefined,
              isFar: isFar.column(x),
            }),
      ),
    ),
  );
  return (
    <PlainIsland name="tile-map" when="intent">
      <Edge row={rows[0]} departments={wide.above} />
      <Edge row={near[0]} departments={narrow.above} isNarrow />
      {createElement("div", { className: styles["grid"] }, ...cells)}
      <Edge row={near.at(-1)} departments={narrow.below} isNarrow />
      <Edge row={rows.at(-1)} departments={wide.below} />
    </PlainIsland>
  );
}

/** Selects the départements that a map names above its first row, and of the others those below its last row. */
function namedAround(rows: TileRows, departments: readonly Department[] = []) {
  const isIn = (row: TileRows[number] = [], department: string) =>
    row.some((tile) => tile?.department === department);
  const above = departments.filter(({ code }) => isIn(rows[0], code));
  const below = departments.filter(({ code }) => isIn(rows.at(-1), code) && !isIn(rows[0], code));
  return { above, below };
}

interface EdgeProps {
  readonly row: TileRows[number] | undefined;
  readonly departments: readonly Department[];
  /** True for a phone's map. */
  readonly isNarrow?: boolean;
}

/** The names of départements on the map's first or last row, each at the first of its tiles there. */
function Edge({ row = [], departments, isNarrow = false }: EdgeProps) {
  if (departments.length === 0) return null;
  const cells = row.map((_, x) => {
    const named = departments.find(({ code }) => row.findIndex((tile) => tile?.department === code) === x);
    return createElement("span", {}, named && `${named.code} ${named.name}`);
  });
  const className = classes(zones["edge"], zones[isNarrow ? "narrow" : "wide"]);
  return createElement("div", { className, "aria-hidden": true }, ...cells);
}

/** Says of columns and rows whether they lie beyond the rectangle of the tiles with a page. */
function beyondPages(rows: TileRows) {
  const paged = tilesWithPage(rows);
  const beyond = (places: readonly number[]) => {
    const [first, last] = [Math.min(...places), Math.max(...places)];
    return (place: number) => place < first || place > last;
  };
  return { column: beyond(paged.map(({ x }) => x)), row: beyond(paged.map(({ y }) => y)) };
}

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
  /** True for a tile in a column that a phone leaves out. */
  readonly isFar: boolean;
}

/** The number of an arrondissement, which needs no name. */
const numberIn = (name: string) => /(\d+)\D*$/.exec(name)?.[1];

function Tile({ borders: drawn, isMiddle, isNamed, isFar, name, code, route }: TileProps) {
  const place = classes(
    styles["tile"],
    ...drawn.map((border) => zones[border]),
    isMiddle && styles["middle"],
    isFar && zones["far"],
  );
  if (route === undefined && !isNamed) return <span className={place} />;
  const number = numberIn(name);
  const label = (
    <>
      <span className={number === undefined ? styles["code"] : undefined} aria-hidden="true">
        {number ?? code}
      </span>
      <span className={styles["name"]}>{french(name)}</span>
    </>
  );
  if (route === undefined) {
    return (
      <span className={place} aria-hidden="true">
        {label}
      </span>
    );
  }
  return (
    <a className={`${place} ${styles["page"]}`} href={route} data-n={number}>
      {label}
    </a>
  );
}
