/**
 * The form of a name in which two ways of typing it meet: no accents, no case, and every run
 * of other characters (spaces, hyphens, apostrophes) as one hyphen. "L'Haÿ-les-Roses" → "l-hay-les-roses".
 * It is also the slug of a commune.
 */
export function fold(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
