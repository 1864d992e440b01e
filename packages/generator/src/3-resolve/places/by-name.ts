const french = new Intl.Collator("fr");

/** Sorts items by name as a French index orders them: articles don't count. */
export const sortedByName = <Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] =>
  items
    .map((item) => ({ item, key: withoutArticle(nameOf(item)) }))
    .sort((a, b) => french.compare(a.key, b.key))
    .map(({ item }) => item);

/** Gives the letter under which a French index lists a name: E for "É", H for "L’Haÿ-les-Roses". */
export const initialOf = (name: string): string =>
  withoutArticle(name).normalize("NFD").replace("Œ", "O").charAt(0).toLocaleUpperCase("fr");

const withoutArticle = (name: string) => name.replace(/^(?:l[ae]s? |l['’])/i, "");
