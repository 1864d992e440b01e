const ARTICLES = /^(?:l[ae]s? |l['’])/i;

/**
 * The short label of a place's tile: the number of an arrondissement, else three letters. One word gives
 * its first three ("CLI"), two words two and one ("LEP"), more their initials ("ILM").
 */
export function tileLabel(name: string): string {
  const [, number] = /(\d+)\D*$/.exec(name) ?? [];
  if (number !== undefined) return number;
  const words = name.replace(ARTICLES, "").split(/[-\s'’]/);
  const [first = "", second = ""] = words;
  if (words.length === 1) return first.slice(0, 3).toLocaleUpperCase("fr");
  if (words.length === 2) return `${first.slice(0, 2)}${second.slice(0, 1)}`.toLocaleUpperCase("fr");
  return words
    .map((word) => word.slice(0, 1))
    .join("")
    .slice(0, 3)
    .toLocaleUpperCase("fr");
}
