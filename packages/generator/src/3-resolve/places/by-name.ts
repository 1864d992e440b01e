const french = new Intl.Collator("fr");

/** Orders names as a French index does: articles don't count. */
export const byName = (a: string, b: string): number => french.compare(withoutArticle(a), withoutArticle(b));

/** The letter under which a French index lists a name: "É" and "E" are one, "L’Haÿ-les-Roses" is under H. */
export const initialOf = (name: string): string =>
  withoutArticle(name).normalize("NFD").replace("Œ", "O").charAt(0).toLocaleUpperCase("fr");

const withoutArticle = (name: string) => name.replace(/^(?:l[ae]s? |l['’])/i, "");
