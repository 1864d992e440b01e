import { WordTable } from "./word-table.ts";

/**
 * Visits the words of a text, runs of letters and digits, until `visit` returns false. Returns true if it
 * never did. Equal words have equal numbers, small enough for the index of an array.
 */
export function everyWord(
  text: string,
  visit: (word: number, start: number, end: number) => boolean,
): boolean {
  const { length } = text;
  for (let end = 0; end < length;) {
    const start = end;
    let hash = FNV_OFFSET;
    let check = 0;
    while (end < length) {
      let character = text.charCodeAt(end);
      const kind = kinds[character];
      if (kind === OTHER) break;
      let size = 1;
      if (kind === UNSEEN) {
        size = unitsOf(text, end);
        if (size === 0) break;
        character = text.codePointAt(end) as number;
      }
      hash = Math.imul(hash ^ character, FNV_PRIME);
      check = Math.imul(check + character, KNUTH);
      end += size;
    }
    if (end === start) end++;
    else if (!visit(words.numberOf(text, start, end, hash, check), start, end)) return false;
  }
  return true;
}

/** Gives the word of a number. */
export const wordOf = (number: number): string => words.wordOf(number);

/** All words of the run so far; their number is bounded by the language. */
const words = new WordTable();

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** 2³² times the golden ratio, for a hash that depends on more than the first bits (Knuth, 6.4). */
const KNUTH = 0x9e3779b1;

const [UNSEEN, OTHER, PART_OF_WORD] = [0, 1, 2];
/** The kind of each UTF-16 unit. Surrogates stay unseen. */
const kinds = new Uint8Array(2 ** 16);

/** Gives the length in units of the letter or digit at an offset; 0 for any other character. */
function unitsOf(text: string, place: number): number {
  const character = String.fromCodePoint(text.codePointAt(place) as number);
  const isPart = /[\p{L}\p{N}]/u.test(character);
  const unit = text.charCodeAt(place);
  const isHalf = unit >= 0xd800 && unit <= 0xdfff;
  if (!isHalf) kinds[unit] = isPart ? PART_OF_WORD : OTHER;
  return isPart ? character.length : 0;
}

/** Hashes a text (FNV-1a), the same in every thread. */
export function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return hash;
}
