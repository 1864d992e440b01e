/**
 * Visits the words of a text, runs of letters and digits, until `visit` returns false. Returns true if it
 * never did. Equal words have equal numbers, small enough for the index of an array.
 */
export function everyWord(
  text: string,
  visit: (word: number, start: number, end: number) => boolean,
): boolean {
  const places = placesIn(text);
  for (let i = 0; i < places.length; i += 3)
    if (!visit(places[i] as number, places[i + 1] as number, places[i + 2] as number)) return false;
  return true;
}

/** Words of the last texts, since several rules visit a text one after the other. */
const lastTexts = new Map<string, readonly number[]>();
const MOST_TEXTS = 64;

/** Gives the number, start and end of each word, in one list. */
function placesIn(text: string): readonly number[] {
  const last = lastTexts.get(text);
  if (last !== undefined) return last;
  if (lastTexts.size === MOST_TEXTS) lastTexts.clear();
  const places = findWords(text);
  lastTexts.set(text, places);
  return places;
}

const WORD = /[\p{L}\p{N}]+/uy;
const BETWEEN_WORDS = /[^\p{L}\p{N}]*/uy;

/** Only tests both patterns: a match with its text takes several times as long. */
function findWords(text: string): readonly number[] {
  const places: number[] = [];
  for (let end = 0; ;) {
    BETWEEN_WORDS.lastIndex = end;
    BETWEEN_WORDS.test(text);
    const start = BETWEEN_WORDS.lastIndex;
    WORD.lastIndex = start;
    if (!WORD.test(text)) return places;
    end = WORD.lastIndex;
    places.push(numberOf(text, start, end), start, end);
  }
}

/** All words of the run so far; their number is bounded by the language. */
const words: string[] = [];
/** Numbers of words by their hash, or the next free one. A map of texts would cut out and hash each word anew. */
const numbers = new Map<number, number>();

/** Gives the word of a number. */
export const wordOf = (number: number): string => words[number] as string;

/** Gives the number of the word from `start` to `end`. A new word gets a new number. */
function numberOf(text: string, start: number, end: number): number {
  for (let key = hashOf(text, start, end); ; key++) {
    const number = numbers.get(key);
    if (number === undefined) {
      numbers.set(key, words.length);
      // Joining characters copies the word; a slice would hold the whole text in memory.
      return words.push(Array.from(text.slice(start, end)).join("")) - 1;
    }
    const word = wordOf(number);
    if (word.length === end - start && text.startsWith(word, start)) return number;
  }
}

/** Hashes a part of a text (FNV-1a), the same in every thread. */
export function hashOf(text: string, start = 0, end = text.length): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
