import type { ContentIssue, ContentPath } from "../diagnostics/diagnostic.ts";
import { named } from "./in-words.ts";

/** Reports a text that is too short or too long. Lengths are in characters as a reader counts them. */
export function lengthIssue(
  path: ContentPath,
  bound: "at least" | "at most",
  limit: number,
  text: string,
): ContentIssue {
  const characters = limit === 1 ? "character" : "characters";
  return {
    code: "bad-length",
    path,
    message: `Expected ${bound} ${limit} ${characters}${named(" for ", path)}, found ${[...text].length}.`,
  };
}
