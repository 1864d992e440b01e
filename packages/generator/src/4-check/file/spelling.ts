import { catalogue } from "@vitrine/schema/diagnostics/catalogue";
import { sentences, type Words } from "@vitrine/schema/diagnostics/words";
import type { Dictionary } from "../../dictionary/french-dictionary.ts";
import { memoize } from "../../memoize.ts";
import { everyWord, wordOf } from "./every-word.ts";
import type { TextIssue } from "./text-issue.ts";

/** Matches references, placeholders, targets of links, entities of HTML, addresses and file names, which are no words. */
const NOT_WORDS = /\$\{[^}]*\}|\[\[[^\]]*\]\]|\]\([^)]*\)|&#?\w+;|\S*[@/]\S*|\S+\.\p{L}\S*/gu;
/** Every one contains such a mark. Most texts have none, and this test spares them the replacement. */
const MARKS = /[$@/&]|\[\[|\]\(|\.\p{L}/u;
const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;
const CAPITAL = /^\p{Lu}/u;
const SENTENCE_START = /(?:^|[.!?…«:])\s*$/u;
const MIN_LENGTH = 3;

/**
 * Finds words that the dictionary lacks. A capital inside a sentence marks a name, and names are not checked.
 * A compound is right if its parts are.
 */
export function misspellings(text: string, dictionary: Dictionary): readonly TextIssue[] {
  const words = MARKS.test(text) ? text.replace(NOT_WORDS, (hidden) => " ".repeat(hidden.length)) : text;
  const isKnown = knownWords(dictionary);
  // Most texts have only known words and names, and this test spares them the search.
  if (everyWord(words, (word, start) => isKnown(word) || isNameAt(words, wordOf(word), start))) return [];
  const unknown = new Set<string>();
  for (const { 0: word, index } of words.matchAll(WORD)) {
    const [first] = /^\p{L}+/u.exec(word) ?? [];
    for (const part of unknownParts(word, dictionary)) {
      const isOpening = part === first && startsSentence(words, index) && !/\p{Lu}/u.test(part.slice(1));
      if (!CAPITAL.test(part) || isOpening) unknown.add(part);
    }
  }
  return [...unknown].map((part) => ({
    code: "spelling",
    part,
    en: `"${part}" is not in the dictionary.`,
    fr: `« ${part} » n’est pas dans le dictionnaire.`,
    hint: hintFor(dictionary.suggest(part)),
  }));
}

/** Without a similar word, the catalogue's own hint stands alone. */
function hintFor(near: readonly string[]): Words | undefined {
  if (near.length === 0) return undefined;
  const english = near.map((word) => `"${word}"`).join(" or ");
  const french = new Intl.ListFormat("fr", { type: "disjunction" }).format(near.map((word) => `« ${word} »`));
  const meant = { en: `Did you mean ${english}?`, fr: `Vouliez-vous écrire ${french} ?` };
  return sentences(meant, catalogue.spelling.hint);
}

const startsSentence = (text: string, place: number) =>
  SENTENCE_START.test(text.slice(Math.max(0, place - 3), place));

/** True if a run of letters is certainly a name. */
const isNameAt = (text: string, word: string, start: number) =>
  /^\p{Lu}\p{L}*$/u.test(word) && !startsSentence(text, start);

/** Gives a function that tells whether all parts of a word are known; it looks up each word once. */
const knownWords = memoize((dictionary: Dictionary) => {
  const judged: (boolean | undefined)[] = [];
  const judge = (word: string) => word.match(/\p{L}+/gu)?.every((part) => knows(part, dictionary)) ?? true;
  return (word: number) => (judged[word] ??= judge(wordOf(word)));
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
  word.length < MIN_LENGTH || dictionary.has(word) || dictionary.has(word.toLowerCase());
