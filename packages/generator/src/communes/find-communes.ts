import { fold } from "@vitrine/french/fold";
import { placeName } from "@vitrine/french/place-name";
import { searchForm } from "@vitrine/french/search-form";
import { didYouMean } from "@vitrine/schema/did-you-mean";
import type { Commune, CommuneRegistry } from "./commune-registry.ts";

/** Communes that a query may mean, the most populous first, or else a near one. */
export interface FoundCommunes {
  readonly communes: readonly Commune[];
  /** Communes whose longer names begin so, as people shorten them: "montlouis", "Montlouis-sur-Loire". */
  readonly longer?: readonly Commune[];
  readonly near?: string | undefined;
  /** The commune into which the queried one was merged, and the name that this one had. */
  readonly merged?: { readonly into: Commune; readonly former: string };
}

/** Matches an INSEE or postal code, also beside a name: "94000 Créteil". */
const CODE = /(?<![\p{L}\d])(?:\d{5}|2[AB]\d{3})(?![\p{L}\d])/u;
/** The fewest letters of a useful query; shorter ones resemble too many names. */
const MIN_LENGTH = 3;

/**
 * Finds communes by INSEE code, postal code or name, or else by the beginning of their name. Accents, hyphens,
 * articles and case do not matter: "kremlin bicetre", "l'hay", "paris 3".
 */
export function findCommunes(query: string, registry: CommuneRegistry): FoundCommunes {
  const places = registry.all().map((commune) => ({ commune, key: nameKey(commune.name) }));
  const key = nameKey(query.trim());
  const [code] = CODE.exec(query.toUpperCase()) ?? [];
  const coded = places.filter(
    ({ commune }) => code !== undefined && (commune.insee === code || commune.postalCodes.includes(code)),
  );
  // An INSEE code may also be the postal code of other communes, so only a name beside it tells them apart.
  const typed = code === undefined ? key : nameKey(query.toUpperCase().replace(code, "").trim());
  const named = (code === undefined ? places : coded).filter((place) => place.key === typed);
  const exact = named.length > 0 ? named : coded;
  const begun = places.filter((place) => place.key.startsWith(`${key}-`));
  const longer = byPopulation(begun);
  const communes = exact.length > 0 ? byPopulation(exact) : longer;
  if (communes.length > 0) return { communes, longer };
  if (code !== undefined || key.length < MIN_LENGTH) return { communes };
  for (const { commune } of places) {
    const former = commune.formerNames.find((name) => nameKey(name) === key);
    if (former !== undefined) return { communes, merged: { into: commune, former } };
  }
  const names = new Map(places.map((place) => [place.key, place.commune.name]));
  const near = didYouMean(key, [...names.keys()]);
  return { communes, near: near && names.get(near) };
}

const byPopulation = (places: readonly { readonly commune: Commune }[]) =>
  places.map(({ commune }) => commune).sort((a, b) => b.population - a.population);

/** Gives a key for a name, as searches do, without the ordinal ending: "Paris 3e Arrondissement" gives "paris-3". */
const nameKey = (name: string) => searchForm(placeName(name).name).replace(/(\d)(?:er|e)$/, "$1");

/** Gives the file name of a commune's page: "le-kremlin-bicetre", "paris-3". */
export function communeSlug({ name }: Commune): string {
  return fold(placeName(name).name).replace(/(\d)(?:er|e)$/, "$1");
}
