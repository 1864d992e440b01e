import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { ContentIssue, ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import type { PageLink, ZoneGroup } from "@vitrine/schema/page-props";
import { locate } from "../../1-load/source-file.ts";
import type { Entry, ValidContent, ZoneOutline } from "../../2-validate/validate-content.ts";
import type { Commune, CommuneRegistry } from "../../communes/commune-registry.ts";
import { unknownCommune } from "./unknown-commune.ts";
import { sortedByName } from "./by-name.ts";
import { cellOf, type MapPlace, type PlacedMap, tileDistance } from "./zone-map.ts";

/** The place of a local page, without the page's texts. */
export interface ZonePlace extends PageLink {
  readonly slug: string;
  readonly commune: Commune;
  readonly main: boolean;
  /** True if lists show it, because its page has all of its texts. */
  readonly listed: boolean;
  /** Slugs of the neighbours that its file names. */
  readonly neighbours: readonly string[];
}

/** The fewest neighbours on a page whose place has no tile. */
const FEWEST_NEIGHBOURS = 4;
/**
 * The number of neighbours on a page whose tile touches no other page's, and that no file names as a
 * neighbour.
 */
const NEAREST_OF_A_LONE_PAGE = 2;

export interface FoundPlaces {
  readonly places: readonly ZonePlace[];
  readonly issues: readonly { entry: Entry<ZoneOutline>; issue: ContentIssue }[];
}

/**
 * Finds the commune of every local page. Places are sorted by INSEE code; unknown communes and neighbours are
 * issues.
 */
export function findPlaces(
  zones: readonly Entry<ZoneOutline>[],
  { pending, held }: Pick<ValidContent, "pending" | "held">,
  registry: CommuneRegistry,
): FoundPlaces {
  const places: ZonePlace[] = [];
  const issues: { entry: Entry<ZoneOutline>; issue: ContentIssue }[] = [];
  const unknown = new Map<string, Mention[]>();
  const known = new Set([
    ...zones.map(({ slug }) => slug),
    ...pending.zones,
    ...[...held.keys()].map((route) => route.slice(1)),
  ]);
  for (const entry of zones) {
    const { insee, main = false, neighbours = [], unfinished = false } = entry.data;
    const commune = registry.byInsee(insee);
    if (commune === undefined) {
      issues.push({
        entry,
        issue: {
          path: ["insee"],
          ...unknownCommune(insee, registry),
        },
      });
    } else {
      const name = typeset(placeName(commune.name, commune.elides).name);
      places.push({
        slug: entry.slug,
        commune,
        main,
        listed: !unfinished,
        neighbours,
        name,
        route: `/${entry.slug}`,
      });
    }
    for (const [i, slug] of neighbours.entries())
      if (!known.has(slug))
        unknown.getOrInsertComputed(slug, () => []).push({ entry, path: ["neighbours", i] });
  }
  for (const [slug, named] of unknown) issues.push(unknownZone(slug, named, known));
  return { places: places.sort(byInsee), issues };
}

/** A file that names a neighbour, and the place where it does. */
interface Mention {
  readonly entry: Entry<ZoneOutline>;
  readonly path: ContentPath;
}

/** Most places that a mistake lists besides the first. */
const MOST_RELATED = 5;

/** One file that is missing or misnamed is one mistake, however many pages name it. */
function unknownZone(slug: string, [first, ...others]: readonly Mention[], known: ReadonlySet<string>) {
  const { entry, path } = first as Mention;
  const more = others.length === 0 ? "" : ` ${others.length + 1} pages name it.`;
  const issue: ContentIssue = {
    code: "unknown-zone",
    path,
    message: `There is no local page "${slug}".${more}`,
    hint: suggest(
      slug,
      [...known].filter((other) => other !== entry.slug),
    ),
    ...(others.length > 0 && {
      related: others.slice(0, MOST_RELATED).map((other) => ({
        file: other.entry.file.path,
        range: locate(other.entry.file, other.path, "value"),
        message: "Named here too",
      })),
    }),
  };
  return { entry, issue };
}

function byInsee(a: ZonePlace, b: ZonePlace): number {
  if (a.commune.insee !== b.commune.insee) return a.commune.insee < b.commune.insee ? -1 : 1;
  return a.route < b.route ? -1 : 1;
}

/**
 * Gives the neighbours of every place, by route. A named neighbour counts in both directions; tiles that
 * share a side are neighbours too. A tile without a neighbour gets the nearest tiles. A page without a tile
 * gets places with the nearest codes in its département.
 */
export function neighboursOf(
  places: readonly ZonePlace[],
  map?: PlacedMap,
): ReadonlyMap<string, readonly PageLink[]> {
  const bySlug = new Map(places.map(({ slug }, i) => [slug, i]));
  const links = places.map(() => new Set<number>());
  const tiles = pagedTiles(places, map);
  places.forEach(({ neighbours }, i) => {
    for (const slug of neighbours) {
      const other = bySlug.get(slug);
      if (other === undefined || other === i) continue;
      links[i]?.add(other);
      links[other]?.add(i);
    }
  });
  return new Map(
    places.map(({ route }, i) => {
      const named = links[i] as Set<number>;
      addTouching(tiles, i, named);
      if (tiles.tiles[i] === undefined) completeFromDepartment(places, i, named);
      return [route, [...named].sort((a, b) => a - b).map((n) => linkTo(places[n] as ZonePlace))];
    }),
  );
}

/** Steps to the four tiles that share a side. */
const SIDES = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

/** Tiles by the index of their place, and indexes of places by cell. */
interface PagedTiles {
  readonly tiles: readonly (MapPlace | undefined)[];
  readonly byCell: ReadonlyMap<string, readonly number[]>;
  /** Indexes of the places with a tile. */
  readonly placed: readonly number[];
}

function pagedTiles(places: readonly ZonePlace[], map: PlacedMap | undefined): PagedTiles {
  const tiles = places.map(({ commune }) => map?.places.get(commune.insee));
  const placed = [...places.keys()].filter((i) => tiles[i] !== undefined);
  return { tiles, placed, byCell: Map.groupBy(placed, (i) => cellOf(tiles[i] as MapPlace)) };
}

function addTouching({ tiles, byCell, placed }: PagedTiles, i: number, named: Set<number>): void {
  const here = tiles[i];
  if (here === undefined) return;
  for (const [column, row] of SIDES)
    for (const n of byCell.get(cellOf({ column: here.column + column, row: here.row + row })) ?? [])
      named.add(n);
  if (named.size > 0) return;
  const near = placed
    .filter((n) => n !== i)
    .map((n) => ({ n, far: tileDistance(here, tiles[n] as MapPlace) }))
    .sort((a, b) => a.far - b.far || a.n - b.n);
  for (const { n } of near.slice(0, NEAREST_OF_A_LONE_PAGE)) named.add(n);
}

function completeFromDepartment(places: readonly ZonePlace[], i: number, named: Set<number>): void {
  const department = places[i]?.commune.department.code;
  for (let step = 1; named.size < FEWEST_NEIGHBOURS && step <= FEWEST_NEIGHBOURS * 2; step++) {
    for (const near of [i - step, i + step]) {
      if (named.size < FEWEST_NEIGHBOURS && places[near]?.commune.department.code === department)
        named.add(near);
    }
  }
}

/**
 * Groups all places by département for the directory: local pages and, with a map, the names of other places.
 */
export function groupByDepartment(places: readonly ZonePlace[], map?: PlacedMap): ZoneGroup[] {
  const paged = new Set(places.map(({ commune }) => commune.insee));
  const others = [...(map?.places.values() ?? [])]
    .map(({ commune }) => commune)
    .filter(({ insee }) => !paged.has(insee));
  const zonesOf = Map.groupBy(places, ({ commune }) => commune.department.code);
  const othersOf = Map.groupBy(others, ({ department }) => department.code);
  const departments = new Map(
    [...places.map(({ commune }) => commune), ...others].map(({ department }) => [
      department.code,
      department.name,
    ]),
  );
  return [...departments]
    .sort(([a], [b]) => (inOrder(a) < inOrder(b) ? -1 : 1))
    .map(([code, name]) => ({
      department: { code, name: typeset(name) },
      zones: (zonesOf.get(code) ?? []).map(linkTo),
      others: sortedByName(
        (othersOf.get(code) ?? []).map((commune) => typeset(placeName(commune.name, commune.elides).name)),
        (place) => place,
      ),
    }));
}

/** Sorts Corsica, 2A and 2B, where its former code 20 was. */
const inOrder = (department: string) => department.replace(/^2(?=[AB])/, "20");

/** The most zones that represent all others where space is short, as in every page's footer. */
const MOST_MAIN = 24;

/** Gives the main zones: those marked as main in their files, otherwise the first ones. */
export function mainPlaces(places: readonly ZonePlace[]): readonly ZonePlace[] {
  const main = places.filter((place) => place.main);
  return (main.length > 0 ? main : places).slice(0, MOST_MAIN);
}

const linkTo = ({ name, route }: ZonePlace): PageLink => ({ name, route });
