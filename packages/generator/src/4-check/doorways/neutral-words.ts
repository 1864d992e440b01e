import { fold } from "@vitrine/french/fold";
import type { CommuneRegistry } from "../../registry/commune-registry.ts";
import { remember } from "../../remember.ts";

/** A word of a text as comparison sees it, and where it stands in that text. */
export interface Word {
  /** Folded; `§` for the name of a place, a person or a street, `#` for a number. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

/** The words of all names of places, folded; short ones are too often words of the language. */
export const placeWordsOf = remember(
  (registry: Pick<CommuneRegistry, "all">): ReadonlySet<string> =>
    new Set(
      registry
        .all()
        .flatMap(({ name }) => fold(name).split("-"))
        .filter(({ length }) => length > 3),
    ),
);

const NAME = "§";
/** A placeholder such as `${à lieu}`, a text still to be written, or a word. */
const TOKEN = /\$\{[^}]*\}|\[\[[^\]]*\]\]|[\p{L}\p{N}]+/gu;
const CAPITAL = /^\p{Lu}/u;
const SENTENCE_START = /(?:^|[.!?…«])\s*$/u;
const ARTICLES = new Set(["le", "la", "les", "l"]);
/** A preposition and its contractions with an article are one word: the name behind it chose the form. */
const PREPOSITIONS = new Map([
  ["au", "à"],
  ["aux", "à"],
  ["à", "à"],
  ["du", "de"],
  ["des", "de"],
  ["d", "de"],
  ["de", "de"],
]);

/**
 * Splits a French text into words, with every proper name neutralised, so that a text of which only the
 * town was exchanged has the same words: "au Kremlin-Bicêtre" and "à Clichy" are both "à §". A capital makes
 * a name; where a sentence begins with it, only if it is one of `placeWords` (folded).
 */
export function neutralWords(text: string, placeWords: ReadonlySet<string>): Word[] {
  const words: Word[] = [];
  for (const { 0: typed, index: start } of text.matchAll(TOKEN)) {
    const end = start + typed.length;
    if (typed.startsWith("[[")) continue;
    const [preposition = ""] = (typed.startsWith("${") && /^\$\{(?:à|de)(?= )/.exec(typed)) || [];
    if (preposition !== "")
      words.push({ form: preposition.slice(2), start, end: start + preposition.length });
    if (isName(typed, text, start, placeWords)) addName(words, { start: start + preposition.length, end });
    else words.push({ form: plainForm(typed), start, end });
  }
  return words;
}

function isName(typed: string, text: string, start: number, placeWords: ReadonlySet<string>): boolean {
  if (typed.startsWith("${")) return /lieu|postal|département/.test(typed);
  if (!CAPITAL.test(typed)) return false;
  return !SENTENCE_START.test(text.slice(Math.max(0, start - 4), start)) || isPlaceWord(placeWords)(typed);
}

/** Whether a word, as typed, is one of the folded ones; the few words that begin sentences come again and again. */
const isPlaceWord = remember((placeWords: ReadonlySet<string>) => {
  const known = new Map<string, boolean>();
  return (typed: string) => {
    const last = known.get(typed);
    if (last !== undefined) return last;
    const is = placeWords.has(fold(typed));
    known.set(typed, is);
    return is;
  };
});

const plainForm = (typed: string) => (/\d/.test(typed) ? "#" : typed.toLowerCase());

/** Adds a name: it takes in its article and the name before it, and gives its preposition the plain form. */
function addName(words: Word[], { start, end }: Pick<Word, "start" | "end">): void {
  let from = start;
  while (ARTICLES.has(words.at(-1)?.form ?? "")) from = words.pop()?.start ?? from;
  const previous = words.at(-1);
  const preposition = PREPOSITIONS.get(previous?.form ?? "");
  if (preposition === "de" && words.at(-2)?.form === NAME) {
    words.pop();
    from = words.pop()?.start ?? from;
  } else if (previous !== undefined && preposition !== undefined) {
    words[words.length - 1] = { ...previous, form: preposition };
  } else if (previous?.form === NAME) {
    from = words.pop()?.start ?? from;
  }
  words.push({ form: NAME, start: from, end });
}
