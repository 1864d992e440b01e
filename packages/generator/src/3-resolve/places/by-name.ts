import type { InitialGroup } from "@vitrine/schema/page-props";
import type { PageLink } from "@vitrine/schema/site-model";

/** Paris 2e stands before Paris 10e. */
const french = new Intl.Collator("fr", { numeric: true });

/** Sorts items by name as a French index orders them: articles don't count. */
export const sortedByName = <Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => french.compare(withoutArticle(nameOf(a)), withoutArticle(nameOf(b))));

/** Gives the letter under which a French index lists a name: E for "É", H for "L’Haÿ-les-Roses". */
export const initialOf = (name: string): string =>
  withoutArticle(name).normalize("NFD").replace("Œ", "O").charAt(0).toLocaleUpperCase("fr");

const withoutArticle = (name: string) => name.replace(/^(?:l[ae]s? |l['’])/i, "");

/** The longest list without initials; readers overlook names in longer ones. */
const SHORT_LIST = 60;

/** Sorts pages by name. A long list is divided by initials. */
export function byInitial(zones: readonly PageLink[]): InitialGroup[] {
  const sorted = sortedByName(zones, ({ name }) => name);
  if (sorted.length <= SHORT_LIST) return [{ zones: sorted }];
  return [...Map.groupBy(sorted, ({ name }) => initialOf(name))].map(([initial, members]) => ({
    initial,
    zones: members,
  }));
}
