import { remember } from "../../remember.ts";
import type { TextIssue } from "./text-issue.ts";

/** What knows the words of a language; a test fakes it with a set. */
export interface Dictionary {
  has(word: string): boolean;
  /** Words that look like this one, the likeliest first. */
  suggest(word: string): readonly string[];
}

/** Placeholders, addresses and names of files are not words. */
const NOT_WORDS = /\$\{[^}]*\}|\[\[[^\]]*\]\]|\S*[@/]\S*|\S+\.\p{L}\S*/gu;
/** What every one of them holds: most texts hold none, and one quick look spares the search. */
const MARKS = /[$@/]|\[\[|\.\p{L}/u;
const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;
const SENTENCE_START = /(?:^|[.!?…«:])\s*$/u;
const SHORTEST = 3;

/**
 * Finds words that the dictionary does not know. A capital inside a sentence makes a name, and names are
 * not judged; compounds are right where their parts are.
 */
export function misspellings(text: string, dictionary: Dictionary): readonly TextIssue[] {
  const words = MARKS.test(text) ? text.replace(NOT_WORDS, (hidden) => " ".repeat(hidden.length)) : text;
  const partsOf = unknownPartsIn(dictionary);
  if (words.match(WORD)?.every((word) => partsOf(word).length === 0) ?? true) return [];
  const unknown = new Set<string>();
  for (const { 0: word, index } of words.matchAll(WORD)) {
    const parts = partsOf(word);
    if (parts.length === 0) continue;
    const starts = SENTENCE_START.test(words.slice(Math.max(0, index - 3), index));
    for (const part of parts) {
      if (!/^\p{Lu}/u.test(part)) unknown.add(part);
      else if (starts && word.startsWith(part) && !/\p{Lu}/u.test(part.slice(1))) unknown.add(part);
    }
  }
  return [...unknown].map((part) => ({
    code: "spelling",
    severity: "warning",
    part,
    message: `"${part}" is not in the dictionary.`,
    hint: hintFor(dictionary.suggest(part)),
  }));
}

function hintFor(near: readonly string[]): string {
  const better = near.length === 0 ? "" : `Did you mean ${near.map((word) => `"${word}"`).join(" or ")}? `;
  return `${better}A right word goes into content/dictionary.txt.`;
}

/** Finds the unknown parts of words, of each word once. */
const unknownPartsIn = remember((dictionary: Dictionary) => {
  const known = new Map<string, readonly string[]>();
  return (word: string) => {
    const last = known.get(word);
    if (last !== undefined) return last;
    const parts = unknownParts(word, dictionary);
    known.set(word, parts);
    return parts;
  };
});

function unknownParts(word: string, dictionary: Dictionary): readonly string[] {
  if (knows(word, dictionary)) return [];
  return word
    .split(/['’]/)
    .filter((part) => !knows(part, dictionary))
    .flatMap((part) => part.split("-"))
    .filter((part) => !knows(part, dictionary));
}

const knows = (word: string, dictionary: Dictionary) =>
  word.length < SHORTEST || dictionary.has(word) || dictionary.has(word.toLowerCase());
