import { namesIn, type Vocabulary } from "../../3-resolve/texts/fill-text.ts";
import { everyWord } from "./every-word.ts";
import type { TextIssue } from "./text-issue.ts";

/** Words that French writes twice: « nous nous chargeons », « faire faire », « tout en en parlant ». */
const DOUBLES = new Set(["nous", "vous", "faire", "en", "oui", "non", "si", "très", "cent"]);

/** The first words of a reference to the place, whatever the place, by the preposition in the reference's name. */
const PLACE_WORDS: Readonly<Record<string, RegExp>> = { à: /^(?:à|au|aux)$/i, de: /^(?:de|du|des)$/i };

/** Finds a word that stands twice in a row. */
export function repeatedWords(text: string): readonly TextIssue[] {
  const typed: TextIssue[] = [];
  let lastStart = 0;
  let lastEnd = 0;
  everyWord(text, (_, start, end) => {
    // The lengths and the last letters decide for nearly all words.
    const isAlike =
      end - start === lastEnd - lastStart && text.charCodeAt(end - 1) === text.charCodeAt(lastEnd - 1);
    if (isAlike && isAgain(text, lastStart, lastEnd, start, end))
      typed.push(repeated(text.slice(lastStart, end), text.slice(start, end)));
    lastStart = start;
    lastEnd = end;
    return true;
  });
  return typed;
}

/** True if only spaces part two equal words and neither is part of a compound. */
function isAgain(text: string, lastStart: number, lastEnd: number, start: number, end: number): boolean {
  const [last, word] = [text.slice(lastStart, lastEnd), text.slice(start, end)];
  if (last.toLowerCase() !== word.toLowerCase() || DOUBLES.has(word.toLowerCase())) return false;
  if (!/^\p{L}+$/u.test(word) || !/^\s+$/.test(text.slice(lastEnd, start))) return false;
  // « le square de De Gaulle »
  if (/^\p{Lu}/u.test(word) && !/^\p{Lu}/u.test(last)) return false;
  return !isJoined(text[lastStart - 1]) && !isJoined(text[end]);
}

const isJoined = (character = "") => /['’{}-]/.test(character);

/** Finds a word that stands twice in a row because a reference brings it again. */
export function repeatedByReferences(text: string, vocabulary: Vocabulary): readonly TextIssue[] {
  return [...text.matchAll(/\$\{[^{}]*\}/g)].flatMap(({ 0: reference, index }) => {
    const [name = ""] = namesIn(reference);
    const [, preposition = ""] = /^(à|de) lieu/i.exec(name) ?? [];
    const [before = ""] = /\S+(?=\s+$)/.exec(text.slice(0, index)) ?? [];
    const [after = ""] = /^\s*[^\s.,;:!?)»]+/.exec(text.slice(index + reference.length)) ?? [];
    const filled = vocabulary.get(name)?.split(/\s+/) ?? [];
    const [first, last] = [filled[0], filled.at(-1)];
    const isFirst =
      PLACE_WORDS[preposition.toLowerCase()]?.test(before) ?? (filled.length > 1 && isSame(before, first));
    if (isFirst) return [repeated(`${before} ${reference}`, before)];
    return filled.length > 1 && isSame(after.trim(), last) ? [repeated(reference + after, after.trim())] : [];
  });
}

const isSame = (typed: string, word = "") =>
  typed !== "" && !/\d/.test(typed) && typed.toLowerCase() === word.toLowerCase() && !DOUBLES.has(word);

const repeated = (part: string, word: string): TextIssue => ({
  code: "repeated-word",
  part,
  en: `« ${word} » stands twice in a row.`,
  fr: `« ${word} » figure deux fois de suite.`,
});
