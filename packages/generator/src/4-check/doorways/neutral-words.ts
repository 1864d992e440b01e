import { fold } from "@vitrine/french/fold";
import { remember } from "../../remember.ts";
import { everyWord, wordOf } from "../texts/every-word.ts";
import { MARKS, withoutMarks } from "../texts/without-marks.ts";

/** A word of a text as comparison sees it, and where it stands in that text. */
export interface Word {
  /** Folded; `§` for the name of a place, a person or a street, `#` for a number. */
  readonly form: string;
  /** Hash of the form. */
  readonly hash: number;
  readonly start: number;
  readonly end: number;
}

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
  const isPlace = placeWordFinder(placeWords);
  const placeholders = text.includes("${") ? [...text.matchAll(MARKS)].filter(isPlaceholder) : [];
  /** Adds the placeholders that stand before a place. */
  const catchUp = (place: number) => {
    while ((placeholders[0]?.index ?? place) < place)
      addPlaceholder(words, placeholders.shift() as RegExpExecArray);
  };
  everyWord(withoutMarks(text), (word, start, end) => {
    catchUp(start);
    const { form, hash, isCapital } = (known[word] ??= knownOf(wordOf(word)));
    // Where a sentence begins, a capital says nothing.
    if (isCapital && (isPlace(word) || !startsSentence(text, start))) addName(words, { start, end });
    else words.push({ form, hash, start, end });
    return true;
  });
  catchUp(text.length);
  return words;
}

const isPlaceholder = ([typed]: RegExpExecArray) => typed.startsWith("${");

/** A placeholder brings its preposition along: "${à lieu}" is "à §". */
function addPlaceholder(words: Word[], { 0: typed, index: start }: RegExpExecArray): void {
  const end = start + typed.length;
  const [preposition = ""] = /^\$\{(?:à|de)(?= )/.exec(typed) ?? [];
  const endOfPreposition = start + preposition.length;
  if (preposition !== "") words.push({ ...formed(preposition.slice(2)), start, end: endOfPreposition });
  if (/lieu|postal|département/.test(typed)) addName(words, { start: endOfPreposition, end });
  else words.push({ ...formed(plainForm(typed)), start, end });
}

const startsSentence = (text: string, place: number) =>
  SENTENCE_START.test(text.slice(Math.max(0, place - 4), place));

/** Says whether a word is one of the folded ones, of each word once. */
const placeWordFinder = remember((placeWords: ReadonlySet<string>) => {
  const found: (boolean | undefined)[] = [];
  return (word: number) => (found[word] ??= placeWords.has(fold(wordOf(word))));
});

/** What is known of words as they are typed. */
const known: (ReturnType<typeof knownOf> | undefined)[] = [];

const knownOf = (typed: string) => ({ ...formed(plainForm(typed)), isCapital: CAPITAL.test(typed) });

/** A form with its hash: FNV-1a over UTF-16 units. */
function formed(form: string): Pick<Word, "form" | "hash"> {
  let hash = 0x811c9dc5;
  for (let i = 0; i < form.length; i++) hash = Math.imul(hash ^ form.charCodeAt(i), 0x01000193);
  return { form, hash };
}

const plainForm = (typed: string) => (/\d/.test(typed) ? "#" : typed.toLowerCase());

/** Adds a name: it takes in its article and the name before it, and gives its preposition the plain form. */
function addName(words: Word[], { start, end }: Pick<Word, "start" | "end">): void {
  let from = start;
  while (ARTICLES.has(words.at(-1)?.form ?? "")) from = words.pop()?.start ?? from;
  const previous = words.at(-1);
  const preposition = PREPOSITIONS.get(previous?.form ?? "");
  if (preposition === "de" && words.at(-2)?.form === NAME.form) {
    words.pop();
    from = words.pop()?.start ?? from;
  } else if (previous !== undefined && preposition !== undefined) {
    words[words.length - 1] = { ...previous, ...formed(preposition) };
  } else if (previous?.form === NAME.form) {
    from = words.pop()?.start ?? from;
  }
  words.push({ ...NAME, start: from, end });
}

const NAME = formed("§");
