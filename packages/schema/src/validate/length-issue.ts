import type { ContentIssue, ContentPath } from "../diagnostics/diagnostic.ts";
import { FOR, named } from "./in-words.ts";

/** Reports a text that is too short or too long. Lengths are in characters as a reader counts them. */
export function lengthIssue(
  path: ContentPath,
  bound: "least" | "most",
  limit: number,
  text: string,
): ContentIssue {
  const found = [...text].length;
  const place = named(FOR, path);
  const units = {
    en: limit === 1 ? "character" : "characters",
    fr: limit === 1 ? "caractère" : "caractères",
  };
  return {
    code: "bad-length",
    path,
    en: `Expected at ${bound} ${limit} ${units.en}${place.en}, found ${found}.`,
    fr: `Attendu${place.fr} : ${limit} ${units.fr} au ${bound === "least" ? "moins" : "plus"}. Trouvé : ${found}.`,
  };
}
