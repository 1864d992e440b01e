import { fold } from "@vitrine/french/fold";
import { memoize } from "../../memoize.ts";
import { everyWord, hashOf, wordOf } from "../file/every-word.ts";
import { MARKS, withoutMarks } from "../file/text-issue.ts";

/** Words of a text for comparison, in order: the form, start and end of each. */
export interface NeutralText {
  /** Hashes of forms: the word in small letters; `§` for a place, person or street; `#` for a number. */
  readonly forms: number[];
  readonly starts: number[];
  readonly ends: number[];
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
export function neutralWords(text: string, placeWords: ReadonlySet<string>): NeutralText {
  const words: NeutralText = { forms: [], starts: [], ends: [] };
  const isPlace = placeWordFinder(placeWords);
  const references = text.includes("${") ? [...text.matchAll(MARKS)].filter(isReference) : [];
  /** Adds the references before an offset. */
  const catchUp = (place: number) => {
    while ((references[0]?.index ?? place) < place)
      addReference(words, references.shift() as RegExpExecArray);
  };
  everyWord(withoutMarks(text), (word, start, end) => {
    catchUp(start);
    const { form, isCapital } = (known[word] ??= knownOf(wordOf(word)));
    // A capital means nothing at the start of a sentence.
    const isName = isCapital && (isPlace(word) || !startsSentence(text, start));
    if (isName) addName(words, start, end);
    else push(words, form, start, end);
    return true;
  });
  catchUp(text.length);
  return words;
}

function push({ forms, starts, ends }: NeutralText, form: number, start: number, end: number): void {
  forms.push(form);
  starts.push(start);
  ends.push(end);
}

/** Removes the last word and gives its start. */
function pop({ forms, starts, ends }: NeutralText): number {
  forms.pop();
  ends.pop();
  return starts.pop() as number;
}

const isReference = ([typed]: RegExpExecArray) => typed.startsWith("${");

/** Adds a reference with its preposition: "${à lieu}" gives "à §". */
function addReference(words: NeutralText, { 0: typed, index: start }: RegExpExecArray): void {
  const end = start + typed.length;
  const [preposition = ""] = /^\$\{(?:à|de)(?= )/i.exec(typed) ?? [];
  const endOfPreposition = start + preposition.length;
  if (preposition !== "") push(words, hashOf(preposition.slice(2).toLowerCase()), start, endOfPreposition);
  if (/lieu|postal|département/.test(typed)) addName(words, endOfPreposition, end);
  else push(words, formOf(typed), start, end);
}

const startsSentence = (text: string, place: number) =>
  SENTENCE_START.test(text.slice(Math.max(0, place - 4), place));

/** Gives a function that tells whether a word is a place word; it folds each word once. */
const placeWordFinder = memoize((placeWords: ReadonlySet<string>) => {
  const found: (boolean | undefined)[] = [];
  return (word: number) => (found[word] ??= placeWords.has(fold(wordOf(word))));
});

/** Form of each word as typed, by the word's number. */
const known: (ReturnType<typeof knownOf> | undefined)[] = [];

const knownOf = (typed: string) => ({ form: formOf(typed), isCapital: CAPITAL.test(typed) });

const formOf = (typed: string) => hashOf(/\d/.test(typed) ? "#" : typed.toLowerCase());

/** Adds a name, which absorbs its article and the name before it. Its preposition takes its plain form. */
function addName(words: NeutralText, start: number, end: number): void {
  const { forms } = words;
  let from = start;
  while (ARTICLES.has(forms.at(-1))) from = pop(words);
  const previous = forms.at(-1);
  const preposition = PREPOSITIONS.get(previous);
  if (preposition === DE && forms.at(-2) === NAME) {
    pop(words);
    from = pop(words);
  } else if (preposition !== undefined) {
    forms[forms.length - 1] = preposition;
  } else if (previous === NAME) {
    from = pop(words);
  }
  push(words, NAME, from, end);
}
