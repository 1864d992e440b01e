import type { NeutralWord } from "./neutral-words.ts";

/** Number of words in a shingle (Broder, "On the resemblance and containment of documents", 1997). */
export const SHINGLE_WORDS = 5;

/** A text as one hash per word, that of the five words from there; 0 for a paragraph's last four words. */
export type ShingledText = Uint32Array;

/** Gives the shingles of a paragraph from its words. */
export function shinglesOf(words: readonly NeutralWord[]): ShingledText {
  const shingles = new Uint32Array(words.length);
  for (let i = 0; i + SHINGLE_WORDS <= words.length; i++) {
    let hash = FNV_OFFSET;
    for (let n = i; n < i + SHINGLE_WORDS; n++)
      hash = Math.imul(hash ^ (words[n] as NeutralWord).form, FNV_PRIME);
    // The low bits of a product depend on low bits alone, so this adds the high ones.
    hash = (hash ^ (hash >>> 15)) >>> 0;
    shingles[i] = hash === 0 ? 1 : hash;
  }
  return shingles;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Gives a text's shingles as a set. */
export function shingleSet(text: ShingledText): ReadonlySet<number> {
  const set = new Set(text);
  set.delete(0);
  return set;
}

/** Gives the Jaccard similarity of two sets: the intersection's size over the union's, 0 to 1. */
export function jaccard(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const common = a.intersection(b).size;
  const union = a.size + b.size - common;
  return union === 0 ? 0 : common / union;
}
