import { fold } from "@vitrine/french/fold";
import { memoize } from "../../memoize.ts";
import { everyWord, hashOf, wordOf } from "../file/every-word.ts";
import { MARKS, withoutMarks } from "../file/text-issue.ts";

/** A word of a text for comparison. */
export interface NeutralWord {
  /** Hash of the word in small letters; of `§` for a place, person or street; of `#` for a number. */
  readonly form: number;
  readonly start: number;
  readonly end: number;
}

const CAPITAL = /^\p{Lu}/u;
const SENTENCE_START = /(?:^|[.!?…«])\s*$/u;
const NAME = hashOf("§");
const DE = hashOf("de");
const ARTICLES: ReadonlySet<number | undefined> = new Set(
  ["le", "la", "les", "l"].map((word) => hashOf(word)),
);
/** Prepositions with their contractions count as one word, since the name after them chooses the form. */
const PREPOSITIONS: ReadonlyMap<number | undefined, number> = new Map(
  Object.entries({ à: ["au", "aux", "à"], de: ["du", "des", "d", "de"] }).flatMap(([plain, forms]) =>
    forms.map((typed) => [hashOf(typed), hashOf(plain)]),
  ),
);

/**
 * Splits a French text into words and neutralises proper names, so that texts which differ in the town alone
 * have equal words. "au Kremlin-Bicêtre" and "à Clichy" both give "à §". A capital marks a name. At the start
 * of a sentence, only one of `placeWords` (folded) is a name.
 */
export function neutralWords(text: string, placeWords: ReadonlySet<string>): NeutralWord[] {
  const words: NeutralWord[] = [];
  const describe = describer(placeWords);
  const references = [...text.matchAll(MARKS)].filter(isReference);
  /** Adds the references before an offset. */
  const catchUp = (place: number) => {
    while ((references[0]?.index ?? place) < place)
      addReference(words, references.shift() as RegExpExecArray);
  };
  everyWord(withoutMarks(text), (word, start, end) => {
    catchUp(start);
    const { form, isCapital, isPlace } = describe(word);
    // A capital means nothing at the start of a sentence.
    if (isCapital && (isPlace || !startsSentence(text, start))) addName(words, start, end);
    else words.push({ form, start, end });
    return true;
  });
  catchUp(text.length);
  return words;
}

const isReference = ([typed]: RegExpExecArray) => typed.startsWith("${");

/** Adds a reference with its preposition: "${à lieu}" gives "à §". */
function addReference(words: NeutralWord[], { 0: typed, index: start }: RegExpExecArray): void {
  const end = start + typed.length;
  const [preposition = ""] = /^\$\{(?:à|de)(?= )/i.exec(typed) ?? [];
  const endOfPreposition = start + preposition.length;
  if (preposition !== "")
    words.push({ form: hashOf(preposition.slice(2).toLowerCase()), start, end: endOfPreposition });
  if (/lieu|postal|département/.test(typed)) addName(words, endOfPreposition, end);
  else words.push({ form: formOf(typed), start, end });
}

const startsSentence = (text: string, place: number) =>
  SENTENCE_START.test(text.slice(Math.max(0, place - 4), place));

/** Gives a function that describes a word by its number; it looks at each word once. */
const describer = memoize((placeWords: ReadonlySet<string>) => {
  const known: { readonly form: number; readonly isCapital: boolean; readonly isPlace: boolean }[] = [];
  const describe = (typed: string) => ({
    form: formOf(typed),
    isCapital: CAPITAL.test(typed),
    isPlace: placeWords.has(fold(typed)),
  });
  return (word: number) => (known[word] ??= describe(wordOf(word)));
});

const formOf = (typed: string) => hashOf(/\d/.test(typed) ? "#" : typed.toLowerCase());

/** Adds a name, which absorbs its article and the name before it. Its preposition takes its plain form. */
function addName(words: NeutralWord[], start: number, end: number): void {
  let from = start;
  const absorb = () => (from = words.pop()?.start ?? from);
  while (ARTICLES.has(words.at(-1)?.form)) absorb();
  const previous = words.at(-1);
  const preposition = PREPOSITIONS.get(previous?.form);
  if (preposition === DE && words.at(-2)?.form === NAME) {
    absorb();
    absorb();
  } else if (previous !== undefined && preposition !== undefined) {
    words[words.length - 1] = { ...previous, form: preposition };
  } else if (previous?.form === NAME) {
    absorb();
  }
  words.push({ form: NAME, start: from, end });
}
