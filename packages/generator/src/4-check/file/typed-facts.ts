import type { Facts } from "@vitrine/schema/content/facts";
import { factVocabulary } from "../../3-resolve/texts/vocabulary.ts";
import { type TextIssue, withoutMarks } from "./text-issue.ts";

/**
 * Gives a function that finds the facts which a text repeats in figures or words. Claims must come from facts.yaml,
 * so that a change reaches every page. A bare number below 1,000 or a single word is too common to count as a fact.
 */
export function factFinder(facts: Facts): (text: string) => readonly TextIssue[] {
  const telling = [...factVocabulary(facts)].filter(([, words]) => isTelling(words));
  if (telling.length === 0) return () => [];
  const names = Map.groupBy(telling, ([, words]) => squeezed(words));
  const words = telling.map(([, typed]) => escaped(typed)).toSorted((a, b) => b.length - a.length);
  const pattern = `(?:${words.join("|")})`;
  const some = new RegExp(pattern);
  const every = new RegExp(`(?<![\\p{L}\\p{N},.-])${pattern}(?![\\p{L}\\p{N}])`, "gu");
  return (text) => {
    const searched = withoutMarks(text);
    // Most texts repeat no fact, and it takes long to test the characters before each place.
    if (!some.test(searched)) return [];
    return [...searched.matchAll(every)].map(([part]) =>
      issue(
        part,
        (names.get(squeezed(part)) ?? []).map(([name]) => `\${${name}}`),
      ),
    );
  };
}

const isTelling = (words: string) =>
  /\d/.test(words)
    ? /[^\d\s.,]/.test(words) || words.replace(/\D/g, "").length > 3
    : words.trim().split(/[\s'’]+/).length > 1;
const squeezed = (words: string) => words.replace(/\s+/g, "").replaceAll("’", "'");

/** Escapes words for a pattern that accepts any spaces and curved apostrophes. */
const escaped = (words: string) =>
  words
    .split(/\s+/)
    .map((word) =>
      word
        .split(/['’]/)
        .map((part) => RegExp.escape(part))
        .join("['’]"),
    )
    .join("\\s*");

const issue = (part: string, references: readonly string[]): TextIssue => ({
  code: "fact-by-hand",
  part,
  message: {
    en: `"${part.replace(/\s+/g, " ")}" is a fact of facts.yaml, typed by hand.`,
    fr: `« ${part.replace(/\s+/g, " ")} » est un fait de facts.yaml, tapé à la main.`,
  },
  hint: {
    en: `Write ${references.join(" or ")}, so that it changes everywhere at once; or say it in other words if something else is meant.`,
    fr: `Écrivez ${references.join(" ou ")} : il changera partout à la fois. S’il s’agit d’autre chose, dites-le autrement.`,
  },
});
