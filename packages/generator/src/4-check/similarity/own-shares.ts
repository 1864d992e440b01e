import { joined, SHINGLE_WORDS, type ShingledText, shingleSet } from "./shingles.ts";

/** Gives each text's share of words that no shingle of another text has, 0 to 1; 1 for an empty text. */
export function ownShares(texts: readonly ShingledText[]): number[] {
  const shared = sharedShingles(texts);
  return texts.map((text) => (text.length === 0 ? 1 : 1 - coveredCount(text, shared) / text.length));
}

/** Gives the share of each sample's shingles that another sample has too, 0 to 1; 0 for an empty sample. */
export function sharedShares(samples: readonly ShingledText[]): number[] {
  const shared = sharedShingles(samples);
  return samples.map((sample) => sample.filter((one) => shared.has(one)).length / (sample.length || 1));
}

/** Finds the shingles of several texts. */
function sharedShingles(texts: readonly ShingledText[]): ReadonlySet<number> {
  const all = joined(texts.map(shingleSet)).sort();
  return new Set(all.filter((shingle, i) => shingle === all[i - 1]));
}

/** Counts the words in shared shingles. */
function coveredCount(text: ShingledText, shared: ReadonlySet<number>): number {
  let [count, end] = [0, 0];
  for (const [i, shingle] of text.entries()) {
    if (!shared.has(shingle)) continue;
    count += i + SHINGLE_WORDS - Math.max(i, end);
    end = i + SHINGLE_WORDS;
  }
  return count;
}
