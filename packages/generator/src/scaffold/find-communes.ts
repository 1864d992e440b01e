import { fold } from "@vitrine/french/fold";
import { placeName } from "@vitrine/french/place-name";
import { didYouMean } from "@vitrine/schema/did-you-mean";
import type { Commune, CommuneRegistry } from "../registry/commune-registry.ts";

/** The communes that a query may mean, the most populous first; or the name that it nearly is. */
export interface FoundCommunes {
  readonly communes: readonly Commune[];
  readonly near: string | undefined;
}

const CODE = /^(?:\d{5}|2[ab]\d{3})$/i;
const ARTICLE = /^(?:le|la|les|l)-/;

/**
 * Finds communes by INSEE code, postal code or name. Accents, hyphens, articles and case do not matter:
 * "kremlin bicetre", "l'hay", "paris 3". A full name wins over those that begin so, and these over those
 * that hold the words somewhere.
 */
export function findCommunes(query: string, registry: CommuneRegistry): FoundCommunes {
  const typed = query.trim();
  const all = registry.all();
  const found = CODE.test(typed) ? byCode(typed.toUpperCase(), all) : byName(nameKey(typed), all);
  const communes = found.toSorted((a, b) => b.population - a.population);
  if (communes.length > 0 || CODE.test(typed)) return { communes, near: undefined };
  const names = new Map(all.map(({ name }) => [nameKey(name), name]));
  const near = didYouMean(nameKey(typed), [...names.keys()]);
  return { communes, near: near === undefined ? undefined : names.get(near) };
}

const byCode = (code: string, all: readonly Commune[]) =>
  all.filter(({ insee, postalCodes }) => insee === code || postalCodes.includes(code));

function byName(key: string, all: readonly Commune[]): readonly Commune[] {
  if (key === "") return [];
  const exact = all.filter(({ name }) => nameKey(name) === key);
  if (exact.length > 0) return exact;
  const beginning = all.filter(({ name }) => nameKey(name).startsWith(`${key}-`));
  if (beginning.length > 0) return beginning;
  const words = key.split("-");
  return all.filter(({ name }) => {
    const parts = nameKey(name).split("-");
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

/** A name without its article and without the ending of an ordinal: "Paris 3e Arrondissement" is "paris-3". */
function nameKey(name: string): string {
  return fold(placeName(name).name)
    .replace(ARTICLE, "")
    .replace(/(\d)(?:er|e|eme)(?:-arrondissement)?$/, "$1");
}

/** The file name of a commune's page: "le-kremlin-bicetre", "paris-3". */
export function communeSlug({ name }: Commune): string {
  return fold(placeName(name).name).replace(/(\d)(?:er|e)$/, "$1");
}
