const ARTICLES = /^(?:l[ae]s? |l['’])/i;

const SAINT = /^saint(e?)-(.)/i;

/**
 * The short label of a place's tile: the number of an arrondissement, else the first three letters without
 * the article ("CLI", "LIL"), a saint by his initial ("STD").
 */
export function tileLabel(name: string): string {
  const [, number] = /(\d+)\D*$/.exec(name) ?? [];
  if (number !== undefined) return number;
  const bare = name.replace(ARTICLES, "");
  const [, , initial] = SAINT.exec(bare) ?? [];
  return (initial === undefined ? bare.slice(0, 3) : `st${initial}`).toUpperCase();
}
