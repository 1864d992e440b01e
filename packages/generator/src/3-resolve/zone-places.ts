import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { Zone } from "@vitrine/schema/content/zone";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import type { PageLink, ZoneGroup } from "@vitrine/schema/page-props";
import type { PendingPages } from "../2-validate/pending-pages.ts";
import type { Entry } from "../2-validate/validate-content.ts";
import type { Commune, CommuneRegistry } from "../registry/commune-registry.ts";
import { byName } from "./by-name.ts";
import { cellOf, type MapPlace, type PlacedMap } from "./zone-map.ts";

/** A local page's place: its commune, its link, whether it is a main zone. */
export interface ZonePlace extends PageLink {
  readonly entry: Entry<Zone>;
  readonly commune: Commune;
  readonly main: boolean;
}

/** How many neighbours a page names when its file names fewer. */
const FEWEST_NEIGHBOURS = 4;

export interface FoundPlaces {
  readonly places: readonly ZonePlace[];
  readonly issues: readonly { entry: Entry<Zone>; issue: ContentIssue }[];
}

/** Finds the commune of every local page. Places come in the order of their INSEE codes. */
export function findPlaces(
  zones: readonly Entry<Zone>[],
  pending: PendingPages,
  registry: CommuneRegistry,
): FoundPlaces {
  const places: ZonePlace[] = [];
  const issues: { entry: Entry<Zone>; issue: ContentIssue }[] = [];
  const known = new Set([...zones.map(({ slug }) => slug), ...pending.zones]);
  for (const entry of zones) {
    const { insee, main = false, neighbours = [] } = entry.data;
    const commune = registry.byInsee(insee);
    if (commune === undefined) {
      issues.push({
        entry,
        issue: {
          code: "unknown-commune",
          path: ["insee"],
          at: "value",
          message: `No commune has the INSEE code "${insee}".`,
          hint: "It differs from the postal code: see the Code officiel géographique.",
        },
      });
    } else {
      places.push({
        entry,
        commune,
        main,
        name: typeset(placeName(commune.name, commune.elides).name),
        route: `/${entry.slug}`,
      });
    }
    for (const [i, slug] of neighbours.entries()) {
      if (!known.has(slug))
        issues.push({
          entry,
          issue: {
            code: "unknown-zone",
            path: ["neighbours", i],
            at: "value",
            message: `There is no local page "${slug}".`,
            hint: suggest(
              slug,
              [...known].filter((other) => other !== entry.slug),
            ),
          },
        });
    }
  }
  return { places: places.sort(byInsee), issues };
}

function byInsee(a: ZonePlace, b: ZonePlace): number {
  if (a.commune.insee !== b.commune.insee) return a.commune.insee < b.commune.insee ? -1 : 1;
  return a.route < b.route ? -1 : 1;
}

/**
 * The neighbours of every place, by route. A neighbour that one file names counts in both directions, and
 * so does one whose tile shares a side. A page with few is completed by tiles that share a corner, then by
 * the places of its département with the nearest codes.
 */
export function neighboursOf(
  places: readonly ZonePlace[],
  map?: PlacedMap,
): ReadonlyMap<string, readonly PageLink[]> {
  const bySlug = new Map(places.map((place, i) => [place.entry.slug, i]));
  const links = places.map(() => new Set<number>());
  const tiles = pagedTiles(places, map);
  places.forEach(({ entry }, i) => {
    for (const slug of entry.data.neighbours ?? []) {
      const other = bySlug.get(slug);
      if (other === undefined || other === i) continue;
      links[i]?.add(other);
      links[other]?.add(i);
    }
  });
  return new Map(
    places.map(({ route }, i) => {
      const named = links[i] as Set<number>;
      addTiles(tiles, i, SIDES, Infinity, named);
      addTiles(tiles, i, CORNERS, FEWEST_NEIGHBOURS, named);
      completeFromDepartment(places, i, named);
      return [route, [...named].sort((a, b) => a - b).map((n) => linkTo(places[n] as ZonePlace))];
    }),
  );
}

/** The steps to the tiles that share a side, and to those that share a corner. */
const SIDES = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** Adds the places whose tile lies one of the steps away, in their order, until `named` has `most`. */
function addTiles(
  { tiles, byCell }: PagedTiles,
  i: number,
  steps: readonly (readonly [number, number])[],
  most: number,
  named: Set<number>,
): void {
  const here = tiles[i];
  if (here === undefined) return;
  const near = steps.flatMap(
    ([column, row]) => byCell.get(cellOf({ column: here.column + column, row: here.row + row })) ?? [],
  );
  for (const n of near.toSorted((a, b) => a - b)) if (named.size < most) named.add(n);
}

/** The tiles of places by the place's index, and the other way round by cell. */
interface PagedTiles {
  readonly tiles: readonly (MapPlace | undefined)[];
  readonly byCell: ReadonlyMap<string, readonly number[]>;
}

function pagedTiles(places: readonly ZonePlace[], map: PlacedMap | undefined): PagedTiles {
  const tiles = places.map(({ commune }) => map?.places.get(commune.insee));
  const byCell = Map.groupBy(places.keys(), (i) => (tiles[i] === undefined ? "" : cellOf(tiles[i])));
  return { tiles, byCell };
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

/** All places by département, for the directory: the local pages, and with a map the other places' names. */
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
      others: (othersOf.get(code) ?? [])
        .map((commune) => typeset(placeName(commune.name, commune.elides).name))
        .sort(byName),
    }));
}

/** Corsica, 2A and 2B, was 20. */
const inOrder = (department: string) => department.replace(/^2(?=[AB])/, "20");

/** How many zones stand for all where there is little room, as at the foot of every page. */
const MOST_MAIN = 24;

/** The main zones: those whose files say so, else the first. */
export function mainPlaces(places: readonly ZonePlace[]): readonly ZonePlace[] {
  const main = places.filter((place) => place.main);
  return (main.length > 0 ? main : places).slice(0, MOST_MAIN);
}

const linkTo = ({ name, route }: ZonePlace): PageLink => ({ name, route });
