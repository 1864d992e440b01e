import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import type { PageLink, ZoneGroup } from "@vitrine/schema/page-props";
import type { PendingPages } from "../2-validate/pending-pages.ts";
import type { Entry, ZoneOutline } from "../2-validate/validate-content.ts";
import type { Commune, CommuneRegistry } from "../registry/commune-registry.ts";
import { remember } from "../remember.ts";
import { type MapPlace, type PlacedMap, tileDistance } from "./zone-map.ts";

/** A local page's place: its commune, its link, whether it is a main zone. Its texts are no part of it. */
export interface ZonePlace extends PageLink {
  readonly slug: string;
  readonly commune: Commune;
  readonly main: boolean;
  /** Slugs of the neighbours that its file names. */
  readonly neighbours: readonly string[];
}

/** How many neighbours a page names when its file names fewer. */
const FEWEST_NEIGHBOURS = 4;

export interface FoundPlaces {
  readonly places: readonly ZonePlace[];
  readonly issues: readonly { entry: Entry<ZoneOutline>; issue: ContentIssue }[];
}

/**
 * Finds the commune of every local page. Places come in the order of their INSEE codes, and are the same objects
 * as last time if only texts have changed since.
 */
export function findPlaces(
  zones: readonly Entry<ZoneOutline>[],
  pending: PendingPages,
  registry: CommuneRegistry,
): FoundPlaces {
  const found: FoundCommune[] = [];
  const issues: { entry: Entry<ZoneOutline>; issue: ContentIssue }[] = [];
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
          hint: inseeHint(insee, registry),
        },
      });
    } else {
      found.push([insee, entry.slug, main, neighbours]);
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
  return { places: placesOf(registry, JSON.stringify(found)), issues };
}

function inseeHint(code: string, registry: CommuneRegistry): string {
  const [place, ...others] = registry.all().filter(({ postalCodes }) => postalCodes.includes(code));
  if (place === undefined) return "It differs from the postal code: see the Code officiel géographique.";
  const also = others.length === 0 ? "" : `, and of ${others.length} more`;
  return `"${code}" is the postal code of ${place.name}${also}; the INSEE code of ${place.name} is "${place.insee}".`;
}

type FoundCommune = [insee: string, slug: string, main: boolean, neighbours: readonly string[]];

const placesOf = remember((registry: CommuneRegistry, found: string): readonly ZonePlace[] =>
  (JSON.parse(found) as FoundCommune[])
    .flatMap(([insee, slug, main, neighbours]) => {
      const commune = registry.byInsee(insee);
      if (commune === undefined) return [];
      const { name } = placeName(commune.name, commune.elides);
      return [{ slug, commune, main, neighbours, name: typeset(name), route: `/${slug}` }];
    })
    .sort(byInsee),
);

function byInsee(a: ZonePlace, b: ZonePlace): number {
  if (a.commune.insee !== b.commune.insee) return a.commune.insee < b.commune.insee ? -1 : 1;
  return a.route < b.route ? -1 : 1;
}

/**
 * The neighbours of every place, by route. A neighbour that one file names counts in both directions, and
 * so does one whose tile shares a side. A page with few is completed by the nearest tiles; one without a tile, by
 * the places of its département with the nearest codes.
 */
export function neighboursOf(
  places: readonly ZonePlace[],
  map?: PlacedMap,
): ReadonlyMap<string, readonly PageLink[]> {
  const bySlug = new Map(places.map(({ slug }, i) => [slug, i]));
  const links = places.map(() => new Set<number>());
  const tiles = tilesOf(places, map);
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
      addSides(tiles, i, named);
      addNearest(tiles, i, named);
      completeFromDepartment(places, i, named);
      return [route, [...named].sort((a, b) => a - b).map((n) => linkTo(places[n] as ZonePlace))];
    }),
  );
}

/** Square of the distance between tiles that share a side. */
const SIDE = 1;

/** The tiles of the places that have one, by the place's index. */
function tilesOf(places: readonly ZonePlace[], map: PlacedMap | undefined): ReadonlyMap<number, MapPlace> {
  const tiles = places.map(({ commune }, i) => [i, map?.places.get(commune.insee)] as const);
  return new Map(tiles.flatMap(([i, tile]) => (tile === undefined ? [] : [[i, tile]])));
}

function addSides(tiles: ReadonlyMap<number, MapPlace>, i: number, named: Set<number>): void {
  const here = tiles.get(i);
  if (here === undefined) return;
  for (const [n, tile] of tiles) if (tileDistance(here, tile) === SIDE) named.add(n);
}

function addNearest(tiles: ReadonlyMap<number, MapPlace>, i: number, named: Set<number>): void {
  const here = tiles.get(i);
  if (here === undefined || named.size >= FEWEST_NEIGHBOURS) return;
  const near = [...tiles]
    .filter(([n]) => n !== i)
    .map(([n, tile]) => ({ n, far: tileDistance(here, tile) }))
    .sort((a, b) => a.far - b.far || a.n - b.n);
  for (const { n } of near) if (named.size < FEWEST_NEIGHBOURS) named.add(n);
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
  const departments = new Map(
    [...places.map(({ commune }) => commune), ...others]
      .map(({ department }) => department)
      .sort((a, b) => (a.code < b.code ? -1 : 1))
      .map((department) => [department.code, department]),
  );
  return [...departments.values()].map((department) => ({
    department,
    zones: places.filter(({ commune }) => commune.department.code === department.code).map(linkTo),
    others: others
      .filter((commune) => commune.department.code === department.code)
      .map(({ name, elides }) => typeset(placeName(name, elides).name))
      .sort(byName),
  }));
}

/** Alphabetical as a French index is: articles don't count. */
const byName = (a: string, b: string) => indexed(a).localeCompare(indexed(b), "fr");
const indexed = (name: string) => name.replace(/^(?:l[ae]s? |l['’])/i, "");

const linkTo = ({ name, route }: ZonePlace): PageLink => ({ name, route });
