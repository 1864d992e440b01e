import type { Word } from "./neutral-words.ts";

/** How many words in a row make a shingle (Broder, "On the resemblance and containment of documents", 1997). */
export const SHINGLE_WORDS = 5;

/** The hash of every run of five words, in the order of the text. */
export function shinglesOf(words: readonly Word[]): number[] {
  const shingles: number[] = [];
  for (let i = 0; i + SHINGLE_WORDS <= words.length; i++) {
    let hash = 0x811c9dc5;
    for (let n = i; n < i + SHINGLE_WORDS; n++) hash = addWord(hash, (words[n] as Word).form);
    shingles.push(hash);
  }
  return shingles;
}

/** FNV-1a over UTF-16 units, with the end of each word. */
function addWord(hash: number, form: string): number {
  let next = hash;
  for (let i = 0; i < form.length; i++) next = Math.imul(next ^ form.charCodeAt(i), 0x01000193);
  return Math.imul(next ^ 0x20, 0x01000193) >>> 0;
}

/** A set of shingles: sorted, each once. */
export function shingleSet(shingles: Iterable<number>): Uint32Array {
  return Uint32Array.from(new Set(shingles)).sort();
}

/** Finds which of a few shingles a set has: a look at their last 16 bits spares the search for nearly all others. */
export function shingleFinder(few: Iterable<number>): (set: Uint32Array) => number[] {
  const known = new Set(few);
  const marks = new Uint8Array(2 ** 16);
  for (const shingle of known) marks[shingle & 0xffff] = 1;
  return (set) => {
    const found: number[] = [];
    for (const shingle of set) if (marks[shingle & 0xffff] === 1 && known.has(shingle)) found.push(shingle);
    return found;
  };
}

/** How much of two sets is common to both: size of the intersection over that of the union, 0 to 1. */
export function jaccard(a: Uint32Array, b: Uint32Array): number {
  let [i, j, common] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const [left, right] = [a[i] as number, b[j] as number];
    if (left === right) common++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  const union = a.length + b.length - common;
  return union === 0 ? 0 : common / union;
}

/** How full the table below may get: fuller, it is searched for long; emptier, it is larger than need be. */
const LOAD = 0.8;

/** The shingles that stand in more than one of the sets. */
export function sharedShingles(sets: readonly Uint32Array[]): ReadonlySet<number> {
  const count = sets.reduce((sum, { length }) => sum + length, 0);
  const bits = Math.max(1, Math.ceil(Math.log2(count / LOAD + 1)));
  // An open-addressed table of what was seen; 0 is an empty place, so the shingle 0 is kept apart.
  const table = new Uint32Array(2 ** bits);
  const mask = table.length - 1;
  const shared = new Set<number>();
  let zeros = 0;
  for (const set of sets) {
    for (const shingle of set) {
      if (shingle === 0) {
        if (++zeros > 1) shared.add(0);
        continue;
      }
      let place = Math.imul(shingle, 0x9e3779b1) >>> (32 - bits);
      while (table[place] !== 0 && table[place] !== shingle) place = (place + 1) & mask;
      if (table[place] === shingle) shared.add(shingle);
      else table[place] = shingle;
    }
  }
  return shared;
}
