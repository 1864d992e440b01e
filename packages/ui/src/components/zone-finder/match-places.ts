import { searchForm } from "@vitrine/french/search-form";
import type { FinderGroup, FinderPlace } from "@vitrine/schema/page-props";

/**
 * The places that match a name, postal code or département, best match first. Accents, case, hyphens,
 * articles and "St" for "Saint" don't matter. An empty query matches none.
 */
export function matchPlaces(groups: readonly FinderGroup[], query: string): readonly FinderPlace[] {
  const wanted = searchForm(query);
  if (wanted === "") return [];
  const ranked = groups.flatMap(({ department, places }) => {
    const inDepartment = searchForm(department).startsWith(wanted);
    return places.map((place) => ({ place, rank: rankOf(place, wanted, inDepartment) }));
  });
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}

const NO_MATCH = 4;

/**
 * Rank of a match, best first: 0 for the exact place, then a name with this start, then a word or code with
 * this start. The place's département comes last.
 */
function rankOf([official, codes]: FinderPlace, wanted: string, inDepartment: boolean): number {
  const name = searchForm(official);
  if (name === wanted || name.replace(/(\d)er?$/, "$1") === wanted) return 0;
  if (name.startsWith(wanted) || unlinked(name).startsWith(unlinked(wanted))) return 1;
  if (name.includes(`-${wanted}`) || startsCode(codes, wanted)) return 2;
  return inDepartment ? 3 : NO_MATCH;
}

/** Removes the word that "Neuilly/Seine" and "Neuilly s/ Seine" shorten. */
const unlinked = (form: string) => form.replace(/-s(?:ur|ous)?(?=-)/g, "");

/** A single digit means an arrondissement, since as a postal code it would match too much of France. */
const startsCode = (codes: string, wanted: string) =>
  wanted.length > 1 && codes.split(" ").some((code) => code.startsWith(wanted));
