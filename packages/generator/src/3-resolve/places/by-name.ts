const french = new Intl.Collator("fr");

/** Compares names as a French index orders them: articles don't count. */
export const byName = (a: string, b: string): number => french.compare(withoutArticle(a), withoutArticle(b));

/** Gives the letter under which a French index lists a name: E for "É", H for "L’Haÿ-les-Roses". */
export const initialOf = (name: string): string =>
  withoutArticle(name).normalize("NFD").replace("Œ", "O").charAt(0).toLocaleUpperCase("fr");

const withoutArticle = (name: string) => name.replace(/^(?:l[ae]s? |l['’])/i, "");
