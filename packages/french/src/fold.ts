/**
 * Returns a name without accents or case, so that two ways of typing it compare as equal. Every run of other
 * characters (spaces, hyphens, apostrophes) becomes one hyphen: "L'Haÿ-les-Roses" → "l-hay-les-roses". The
 * result is also the slug of a commune.
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

/** Folds each part of a path: "/Équipe/Nos métiers" → "equipe/nos-metiers". */
export const foldPath = (path: string): string => path.split("/").map(fold).filter(Boolean).join("/");
