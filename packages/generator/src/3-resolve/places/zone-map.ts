import type { MapTile, TileMapProps, TileRows } from "@vitrine/schema/page-props";
import type { ZoneMap } from "@vitrine/schema/content/zone-map";
import type { ContentIssue, Problem } from "@vitrine/schema/diagnostics/diagnostic";
import { countedInFrench, listed } from "@vitrine/schema/diagnostics/words";
import type { Entry } from "../../2-validate/validate-content.ts";
import type { FileIssue } from "../../1-load/diagnose.ts";
import { unknownCommune } from "./unknown-commune.ts";
import type { Commune, CommuneRegistry } from "../../communes/commune-registry.ts";
import { shownName } from "../texts/vocabulary.ts";

/** A place of the map, with the column and row of its tile, from 0. */
export interface MapPlace {
  readonly commune: Commune;
  readonly column: number;
  readonly row: number;
}

/** The map of tiles: its places by INSEE code, none on a site without a map. */
export type PlacedMap = ReadonlyMap<string, MapPlace>;

/** The most missing places that a message names. */
const NAMED = 5;

/**
 * Finds the communes of the map's tiles. Reports unknown codes and repeated places and, if départements are
 * listed, places outside of them and their places without a tile.
 */
export function placeMap(
  { file, data: { departments, rows } }: Entry<ZoneMap>,
  registry: CommuneRegistry,
): { map: PlacedMap; issues: readonly FileIssue[] } {
  const issues: ContentIssue[] = [];
  const map = new Map<string, MapPlace>();
  for (const [row, line] of rows.entries()) {
    for (const [column, insee] of line.trim().split(/ +/).entries()) {
      if (insee === ".") continue;
      const commune = registry.byInsee(insee);
      const earlier = map.get(insee);
      const place = { path: ["rows", row], part: insee };
      if (commune === undefined) issues.push({ ...unknownCommune(insee, registry), ...place });
      else if (earlier !== undefined) issues.push({ ...placeTwice(earlier), ...place });
      else map.set(insee, { commune, column, row });
    }
  }
  const outside = [...map.values()].filter(
    ({ commune }) => departments?.includes(commune.department.code) === false,
  );
  for (const places of Map.groupBy(outside, ({ commune }) => commune.department.code).values())
    issues.push(notCovered(places[0] as MapPlace, places.length));
  for (const [i, department] of (departments ?? []).entries()) {
    const issue = departmentIssue(registry.inDepartment(department), department, i, map);
    if (issue !== undefined) issues.push(issue);
  }
  return { map, issues: issues.map((issue) => ({ ...issue, file })) };
}

const placeTwice = ({ commune: { name, insee }, row }: MapPlace): Problem => ({
  code: "place-twice",
  en: `${name} (${insee}) already has a tile, in row ${row + 1}.`,
  fr: `${name} (${insee}) a déjà une tuile, à la rangée ${row + 1}.`,
});

/** One département off the list is one mistake, however many tiles it has. */
function notCovered({ commune: { name, insee, department }, row }: MapPlace, count: number): ContentIssue {
  const where = `${department.name} (${department.code})`;
  return {
    code: "place-not-covered",
    path: ["rows", row],
    part: insee,
    en: `The map does not cover ${where}, and has ${count} of its places, first ${name} (${insee}).`,
    fr: `La carte ne couvre pas le département ${where}, et en montre ${countedInFrench(count, "lieu", "lieux")}, d’abord ${name} (${insee}).`,
  };
}

/** Reports a département that does not exist, or that has places without a tile. */
function departmentIssue(
  members: readonly Commune[],
  department: string,
  index: number,
  map: PlacedMap,
): ContentIssue | undefined {
  const missing = members.filter(({ insee }) => !map.has(insee));
  if (members.length > 0 && missing.length === 0) return undefined;
  const all = listed(
    missing.map(({ name, insee }) => `${name} (${insee})`),
    NAMED,
  );
  return {
    code: "missing-place",
    path: ["departments", index],
    ...(members.length === 0
      ? {
          en: `No commune is in a département "${department}".`,
          fr: `Aucune commune n’est dans un département « ${department} ».`,
        }
      : { en: `The map has no tile for ${all}.`, fr: `La carte n’a pas de tuile pour ${all}.` }),
  };
}

type Tile = Pick<MapPlace, "column" | "row">;

/** Gives a key for a tile's cell. */
export const cellOf = ({ column, row }: Tile): string => `${column} ${row}`;

/** Gives the square of the distance between two tiles. */
export function tileDistance(a: Tile, b: Tile): number {
  return (a.column - b.column) ** 2 + (a.row - b.row) ** 2;
}

/** The number of columns and of rows that a local page shows on either side of its place. */
const REACH = { columns: 2, rows: 1 } as const;

/** The page of each INSEE code with a page. */
export type Routes = ReadonlyMap<string, string>;

/**
 * Gives the map for the page of all zones: the rectangle of the places with a page, and one tile more on every
 * side. A list beside the map names all places.
 */
export const mapOfZones = (map: PlacedMap, routes: Routes): TileMapProps | undefined =>
  mapOfPages(map, routes, 1, (commune) => ({ ...withCode(commune), department: commune.department.code }));

/** Gives the map for pages that are not about zones: the rectangle of the places with a page. */
export const mapInShort = (map: PlacedMap, routes: Routes): TileMapProps | undefined =>
  mapOfPages(map, routes, 0, withCode);

function mapOfPages(map: PlacedMap, routes: Routes, margin: number, more: MoreOfTile) {
  const all = [...map.values()];
  const paged = all.filter(({ commune }) => routes.has(commune.insee));
  if (paged.length === 0) return undefined;
  const { west, east, north, south } = edgesOf(paged);
  const near = all
    .filter(({ column }) => column >= west - margin && column <= east + margin)
    .filter(({ row }) => row >= north - margin && row <= south + margin);
  return { rows: rowsOf(routes, near, more) };
}

type MoreOfTile = (commune: Commune) => Partial<MapTile>;

const withCode: MoreOfTile = ({ postalCodes: [code] }) => (code === undefined ? {} : { code });

/** Indexes places by the cells of their tiles. */
export const placesByCell = (shown: Iterable<MapPlace>): ReadonlyMap<string, MapPlace> =>
  new Map([...shown].map((place) => [cellOf(place), place]));

/** Gives the part of the map around one place. */
export function mapAround(byCell: ReadonlyMap<string, MapPlace>, here: MapPlace, routes: Routes): TileRows {
  const near = range(here.row - REACH.rows, here.row + REACH.rows).flatMap((row) =>
    range(here.column - REACH.columns, here.column + REACH.columns).flatMap(
      (column) => byCell.get(cellOf({ column, row })) ?? [],
    ),
  );
  return rowsOf(routes, near);
}

function rowsOf(
  routes: Routes,
  shown: readonly MapPlace[],
  more: MoreOfTile = () => ({}),
): (MapTile | null)[][] {
  const { west, east, north, south } = edgesOf(shown);
  const byCell = placesByCell(shown);
  return range(north, south).map((row) =>
    range(west, east).map((column) => {
      const place = byCell.get(cellOf({ column, row }));
      if (place === undefined) return null;
      const { commune } = place;
      const route = routes.get(commune.insee);
      return { name: shownName(commune), ...(route === undefined ? {} : { route }), ...more(commune) };
    }),
  );
}

function edgesOf(places: readonly MapPlace[]) {
  const columns = places.map(({ column }) => column);
  const rows = places.map(({ row }) => row);
  return {
    west: Math.min(...columns),
    east: Math.max(...columns),
    north: Math.min(...rows),
    south: Math.max(...rows),
  };
}

/** Lists the whole numbers from one to another, both included. */
export const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
