import type { Facts } from "@vitrine/schema/content/facts";
import { factVocabulary } from "../../3-resolve/texts/vocabulary.ts";
import { type TextIssue, withoutMarks } from "./text-issue.ts";

/**
 * Gives a function that finds the facts which a text repeats in figures or words. Claims must come from facts.yaml,
 * so that a change reaches every page. A bare number below 1,000, also one in words, is too common to count as a fact.
 * So are a few words without a number, such as « dans la journée », which innocent sentences have too.
 */
export function factFinder(facts: Facts): (text: string) => readonly TextIssue[] {
  const telling = [...factVocabulary(facts)].filter(([, words]) => isDistinctive(words));
  if (telling.length === 0) return () => [];
  const names = Map.groupBy(telling, ([, words]) => withoutSpaces(words));
  const words = telling.map(([, typed]) => escaped(typed)).toSorted((a, b) => b.length - a.length);
  const pattern = `(?:${words.join("|")})`;
  const some = new RegExp(pattern);
  const every = new RegExp(`${BEFORE}${pattern}${BEHIND}`, "gu");
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

/** « 390 € » is no part of « 1 390 € », nor « 1 400 » of « 1 400 000 » or « 1 400,50 ». */
const BEFORE = String.raw`(?<![\p{L}\p{N},.-]|\d\s(?=\d))`;
const BEHIND = String.raw`(?![\p{L}\p{N}]|[,.]\d|(?<=\d)\s\d{3}(?!\d))`;

function isDistinctive(words: string): boolean {
  if (/\d/.test(words)) return /[^\d\s.,]/.test(words) || words.replace(/\D/g, "").length > 3;
  const { length } = words.trim().split(/[\s'’]+/);
  return length >= FEWEST_WORDS || (length > 1 && NUMBER_WORD.test(words));
}

/** A number in words, not « un », which is an article too. */
const NUMBER_WORD =
  /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille)(?!\p{L})/iu;

/** The fewest words of a fact without a number that no other sentence has by chance. */
const FEWEST_WORDS = 5;

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
