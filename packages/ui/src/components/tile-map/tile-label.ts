const ARTICLES = /^(?:l[ae]s? |l['’])/i;

const SAINT = /^saint(e?)-(.)/i;

/**
 * The short label of a place's tile: the number of an arrondissement, or the first three letters ("CLI",
 * "LIL"). Articles are left out, and a saint is abbreviated ("STD").
 */
export function tileLabel(name: string): string {
  const [, number] = /(\d+)\D*$/.exec(name) ?? [];
  if (number !== undefined) return number;
  const bare = name.replace(ARTICLES, "");
  const [, , initial] = SAINT.exec(bare) ?? [];
  return (initial === undefined ? bare.slice(0, 3) : `st${initial}`).toUpperCase();
}
