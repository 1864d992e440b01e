import { fold } from "@vitrine/french/fold";
import { placeName } from "@vitrine/french/place-name";
import { didYouMean } from "@vitrine/schema/did-you-mean";
import type { Commune, CommuneRegistry } from "./commune-registry.ts";
import { memoize } from "../memoize.ts";

/**
 * Communes that a query may mean; those of covered départements come first. `near` is a similar name, or the
 * name of the commune into which the queried one was merged.
 */
export interface FoundCommunes {
  readonly communes: readonly Commune[];
  readonly near: string | undefined;
}

const CODE = /^(?:\d{5}|2[ab]\d{3})$/i;
/** Matches an INSEE, postal or département code beside a name. */
const CODE_BESIDE = /(?<![\p{L}\d])(?:\d{5}|2[ab]\d{3}|\d{2,3}|2[ab])(?![\p{L}\d])/iu;
const ARTICLE = /^(?:le|la|les|l)-/;
/** The fewest letters of a useful query; shorter ones begin or resemble too many names. */
const SHORTEST = 3;

/**
 * Finds communes by INSEE code, postal code or name, or by a name with a code. Accents, hyphens, articles and
 * case do not matter: "kremlin bicetre", "l'hay", "paris 3", "st-denis 93". A full name wins over a
 * beginning, and a beginning over words inside. If the site does not cover a full match, covered communes
 * (`covered`) that begin with the query are listed as well.
 */
export function findCommunes(
  query: string,
  registry: CommuneRegistry,
  covered: ReadonlySet<string> = new Set(),
): FoundCommunes {
  const typed = query.trim();
  const places = keyedCommunes(registry).map((place) => ({
    ...place,
    covered: covered.has(place.commune.department.code),
  }));
  const isCode = CODE.test(typed);
  const key = nameKey(typed);
  const found = isCode ? places.filter(hasCode(typed)) : byNameOrBoth(key, typed, places);
  const communes = found
    .toSorted((a, b) => Number(b.covered) - Number(a.covered) || b.commune.population - a.commune.population)
    .map(({ commune }) => commune);
  if (communes.length > 0 || isCode || key.length < SHORTEST) return { communes, near: undefined };
  const merged = places.find(({ commune }) => commune.formerNames.some((name) => nameKey(name) === key));
  if (merged !== undefined) return { communes, near: merged.commune.name };
  const names = new Map(places.map((place) => [place.key, place.commune.name]));
  const near = didYouMean(key, [...names.keys()]);
  return { communes, near: near === undefined ? undefined : names.get(near) };
}

interface KeyedCommune {
  readonly commune: Commune;
  readonly key: string;
}

interface Place extends KeyedCommune {
  /** True if the site covers its département. */
  readonly covered: boolean;
}

const keyedCommunes = memoize((registry: CommuneRegistry): readonly KeyedCommune[] =>
  registry.all().map((commune) => ({ commune, key: nameKey(commune.name) })),
);

const hasCode = (typed: string) => {
  const code = typed.toUpperCase();
  return ({ commune: { insee, postalCodes } }: Place) => insee === code || postalCodes.includes(code);
};

/** Finds communes by name or else by a name and the code beside it: "94000 Créteil", "Créteil (94)". */
function byNameOrBoth(key: string, typed: string, places: readonly Place[]): readonly Place[] {
  const named = byName(key, places);
  const [code] = CODE_BESIDE.exec(typed) ?? [];
  if (named.length > 0 || code === undefined) return named;
  const has = hasCode(code);
  const there = places.filter((place) => place.commune.department.code === code.toUpperCase() || has(place));
  return byName(nameKey(typed.replace(CODE_BESIDE, " ")), there);
}

function byName(key: string, places: readonly Place[]): readonly Place[] {
  if (key === "") return [];
  const exact = places.filter((place) => place.key === key);
  if (exact.some(({ covered }) => covered)) return exact;
  const beginning = places.filter((place) => place.key.startsWith(`${key}-`));
  if (exact.length > 0) return [...exact, ...beginning.filter(({ covered }) => covered)];
  if (beginning.length > 0) return beginning;
  const words = key.split("-");
  if (words.every(({ length }) => length < SHORTEST)) return [];
  return places.filter((place) => {
    const parts = place.key.split("-");
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

/**
 * Gives a key for a name: without article and ordinal ending, « saint » in full. "Paris 3e Arrondissement"
 * gives "paris-3", "St-Denis" gives "saint-denis".
 */
function nameKey(name: string): string {
  return fold(placeName(name).name)
    .replace(ARTICLE, "")
    .replace(/(?<![^-])st(e?)(?=-)/g, "saint$1")
    .replace(/(\d)(?:er|e|eme)(?:-arrondissement)?$/, "$1");
}

/** Gives the file name of a commune's page: "le-kremlin-bicetre", "paris-3". */
export function communeSlug({ name }: Commune): string {
  return fold(placeName(name).name).replace(/(\d)(?:er|e)$/, "$1");
}
