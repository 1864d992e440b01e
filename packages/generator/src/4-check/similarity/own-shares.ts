import { SHINGLE_WORDS, type ShingledText } from "./shingles.ts";

type HasShingle = (shingle: number) => boolean;

/**
 * Gives each text's share of words that no shingle of another text has, 0 to 1; 1 for an empty text. `others` are more
 * texts, which are read one by one.
 */
export function ownShares(texts: readonly ShingledText[], others: Iterable<ShingledText> = []): number[] {
  const isShared = sharedShingles(texts, others);
  return texts.map((text) =>
    text.length === 0 ? 1 : (text.length - coveredCount(text, isShared)) / text.length,
  );
}

/**
 * Gives at least the share of each sample's shingles that come twice, 0 to 1; 0 for an empty sample. Two bits for each
 * of many places take half the time of a table with shingles, which tells other shingles of the same place apart.
 */
export function repeatedShares(samples: readonly ShingledText[]): number[] {
  const total = samples.reduce((sum, { length }) => sum + length, 0);
  // With 32 places or more for each shingle, at most 3 % of those that come once seem to come twice.
  const bits = Math.ceil(Math.log2(total * 32 + 32));
  const once = new Uint32Array(2 ** (bits - 5));
  const twice = new Uint32Array(once.length);
  const placeOf = (shingle: number) => Math.imul(shingle, KNUTH) >>> (32 - bits);
  for (const sample of samples)
    for (let i = 0; i < sample.length; i++) {
      const place = placeOf(sample[i] as number);
      const [word, bit] = [place >>> 5, 1 << (place & 31)];
      if (((once[word] as number) & bit) === 0) once[word] = (once[word] as number) | bit;
      else twice[word] = (twice[word] as number) | bit;
    }
  return samples.map((sample) => {
    let count = 0;
    for (let i = 0; i < sample.length; i++) {
      const place = placeOf(sample[i] as number);
      if (((twice[place >>> 5] as number) & (1 << (place & 31))) !== 0) count++;
    }
    return count / (sample.length || 1);
  });
}

/** Counts the words in shared shingles. */
function coveredCount(text: ShingledText, isShared: HasShingle): number {
  let [count, end] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    if (!isShared(text[i] as number)) continue;
    count += i + SHINGLE_WORDS - Math.max(i, end);
    end = i + SHINGLE_WORDS;
  }
  return count;
}

/** The text number of a shingle in several texts. */
const SEVERAL = 0xffffffff;
/** 2³² times the golden ratio (Knuth, "The Art of Computer Programming", 6.4). */
const KNUTH = 0x9e3779b1;

/**
 * Gives a function that tells whether a shingle of `texts` is also in another one, or in one of `others`. A map would
 * take several times as long as this table with open addressing.
 */
function sharedShingles(texts: readonly ShingledText[], others: Iterable<ShingledText>): HasShingle {
  const total = texts.reduce((sum, { length }) => sum + length, 0);
  // The table is at most two thirds full; a fuller one takes long to search.
  const bits = Math.ceil(Math.log2(total * 1.5 + 2));
  const table = new Uint32Array(2 ** bits);
  const holders = new Uint32Array(table.length);
  const placeOf = (shingle: number) => {
    let place = Math.imul(shingle, KNUTH) >>> (32 - bits);
    while (table[place] !== 0 && table[place] !== shingle) place = (place + 1) & (table.length - 1);
    return place;
  };
  for (const [number, text] of texts.entries())
    for (let i = 0; i < text.length; i++) {
      const shingle = text[i] as number;
      if (shingle === 0) continue;
      const place = placeOf(shingle);
      if (table[place] === 0) {
        table[place] = shingle;
        holders[place] = number;
      } else if (holders[place] !== number) holders[place] = SEVERAL;
    }
  for (const text of others)
    for (let i = 0; i < text.length; i++) {
      const place = placeOf(text[i] as number);
      if (table[place] !== 0) holders[place] = SEVERAL;
    }
  return (shingle) => shingle !== 0 && holders[placeOf(shingle)] === SEVERAL;
}
