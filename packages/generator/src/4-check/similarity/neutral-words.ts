import { fold } from "@vitrine/french/fold";
import { remember } from "../../remember.ts";
import { everyWord, wordOf } from "../file/every-word.ts";
import { formNumber } from "./forms.ts";
import { MARKS, withoutMarks } from "../file/without-marks.ts";

/** The words of a text as comparison sees them, and where they stand in it: for each its form, its start, its end. */
export interface NeutralText {
  /** Numbers of forms (`forms.ts`): the word folded, `§` for the name of a place, a person or a street, `#` for a number. */
  readonly forms: number[];
  readonly starts: number[];
  readonly ends: number[];
}

const CAPITAL = /^\p{Lu}/u;
const SENTENCE_START = /(?:^|[.!?…«])\s*$/u;
const NAME = formNumber("§");
const DE = formNumber("de");
const ARTICLES = new Set(["le", "la", "les", "l"].map(formNumber));
/** A preposition and its contractions with an article are one word: the name behind it chose the form. */
const PREPOSITIONS = new Map(
  [
    ["au", "à"],
    ["aux", "à"],
    ["à", "à"],
    ["du", "de"],
    ["des", "de"],
    ["d", "de"],
    ["de", "de"],
  ].map(([typed = "", plain = ""]) => [formNumber(typed), formNumber(plain)]),
);

/**
 * Splits a French text into words, with every proper name neutralised, so that a text of which only the
 * town was exchanged has the same words: "au Kremlin-Bicêtre" and "à Clichy" are both "à §". A capital makes
 * a name; where a sentence begins with it, only if it is one of `placeWords` (folded).
 */
export function neutralWords(text: string, placeWords: ReadonlySet<string>): NeutralText {
  const words: NeutralText = { forms: [], starts: [], ends: [] };
  const isPlace = placeWordFinder(placeWords);
  const placeholders = text.includes("${") ? [...text.matchAll(MARKS)].filter(isPlaceholder) : [];
  /** Adds the placeholders that stand before a place. */
  const catchUp = (place: number) => {
    while ((placeholders[0]?.index ?? place) < place)
      addPlaceholder(words, placeholders.shift() as RegExpExecArray);
  };
  everyWord(withoutMarks(text), (word, start, end) => {
    catchUp(start);
    const form = (known[word] ??= knownOf(wordOf(word)));
    // Where a sentence begins, a capital says nothing.
    if (form >= 0) push(words, form, start, end);
    else if (isPlace(word) || !startsSentence(text, start)) addName(words, start, end);
    else push(words, ~form, start, end);
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

/** Takes the last word away, and says where it began. */
function pop({ forms, starts, ends }: NeutralText): number {
  forms.pop();
  ends.pop();
  return starts.pop() as number;
}

const isPlaceholder = ([typed]: RegExpExecArray) => typed.startsWith("${");

/** A placeholder brings its preposition along: "${à lieu}" is "à §". */
function addPlaceholder(words: NeutralText, { 0: typed, index: start }: RegExpExecArray): void {
  const end = start + typed.length;
  const [preposition = ""] = /^\$\{(?:à|de)(?= )/i.exec(typed) ?? [];
  const endOfPreposition = start + preposition.length;
  if (preposition !== "")
    push(words, formNumber(preposition.slice(2).toLowerCase()), start, endOfPreposition);
  if (/lieu|postal|département/.test(typed)) addName(words, endOfPreposition, end);
  else push(words, formNumber(plainForm(typed)), start, end);
}

const startsSentence = (text: string, place: number) =>
  SENTENCE_START.test(text.slice(Math.max(0, place - 4), place));

/** Says whether a word is one of the folded ones, of each word once. */
const placeWordFinder = remember((placeWords: ReadonlySet<string>) => {
  const found: (boolean | undefined)[] = [];
  return (word: number) => (found[word] ??= placeWords.has(fold(wordOf(word))));
});

/** The forms of words as they are typed; of one with a capital its complement, which is below zero. */
const known: (number | undefined)[] = [];

function knownOf(typed: string): number {
  const form = formNumber(plainForm(typed));
  return CAPITAL.test(typed) ? ~form : form;
}

const plainForm = (typed: string) => (/\d/.test(typed) ? "#" : typed.toLowerCase());

/** Adds a name: it takes in its article and the name before it, and gives its preposition the plain form. */
function addName(words: NeutralText, start: number, end: number): void {
  const { forms } = words;
  let from = start;
  while (ARTICLES.has(forms.at(-1) ?? NONE)) from = pop(words);
  const previous = forms.at(-1) ?? NONE;
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

/** No form. */
const NONE = -1;
