import type { Facts } from "@vitrine/schema/content/facts";
import { factVocabulary } from "../../3-resolve/texts/vocabulary.ts";
import { type TextIssue, withoutMarks } from "./text-issue.ts";

/**
 * Gives a function that finds the facts which a text repeats in figures or words. Claims must come from facts.yaml,
 * so that a change reaches every page. A bare number below 1,000 or a single word is too common to count as a fact.
 */
export function factFinder(facts: Facts): (text: string) => readonly TextIssue[] {
  const telling = [...factVocabulary(facts)].filter(([, words]) => isDistinctive(words));
  if (telling.length === 0) return () => [];
  const names = Map.groupBy(telling, ([, words]) => withoutSpaces(words));
  const words = telling.map(([, typed]) => escaped(typed)).toSorted((a, b) => b.length - a.length);
  const pattern = `(?:${words.join("|")})`;
  const some = new RegExp(pattern);
  const every = new RegExp(`(?<![\\p{L}\\p{N},.-])${pattern}(?![\\p{L}\\p{N}])`, "gu");
  return (text) => {
    const searched = withoutMarks(text);
    // Most texts repeat no fact, and it takes long to test the characters before each place.
    if (!some.test(searched)) return [];
    return [...searched.matchAll(every)].map(([part]) => {
      const alike = names.get(withoutSpaces(part)) ?? [];
      return typedByHand(
        part,
        alike.map(([name]) => name),
      );
    });
  };
}

const isDistinctive = (words: string) =>
  /\d/.test(words)
    ? /[^\d\s.,]/.test(words) || words.replace(/\D/g, "").length > 3
    : words.trim().split(/[\s'’]+/).length > 1;
const withoutSpaces = (words: string) => words.replace(/\s+/g, "").replaceAll("’", "'");

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

/** Reports words that one of some names stands for. */
export function typedByHand(part: string, names: readonly string[]): TextIssue {
  const references = names.map((name) => `\${${name}}`);
  const words = part.replace(/\s+/g, " ");
  return {
    code: "fact-by-hand",
    part,
    en: `"${words}" is typed by hand; ${references.join(" or ")} stands for it.`,
    fr: `« ${words} » est tapé à la main ; ${references.join(" ou ")} en tient lieu.`,
  };
}
