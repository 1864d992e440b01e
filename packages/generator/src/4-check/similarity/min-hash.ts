import type { ShingledText } from "./shingles.ts";

/**
 * The number of bands of two rows. Two pages of similarity s agree in at least one of 64 bands with
 * probability 1 - (1 - s²)^64. The probability is 0.998 at 0.30 and above 0.99999 at 0.45 (Leskovec,
 * Rajaraman, Ullman, "Mining of Massive Datasets", 3.4).
 */
export const BANDS = 64;
const ROWS = 2;
const BINS = BANDS * ROWS;
const BIN_BITS = Math.log2(BINS);
/** The most earlier pages of a bucket with which a page is paired; some pairs of a crowd are enough. */
const MAX_PAIRED = 32;
const EMPTY = 0xffffffff;

/** Data of a text that is enough to find similar texts, without its words. */
export interface Sketch {
  /** The MinHash signature; empty for a text without a shingle. */
  readonly signature: Uint32Array;
  /** A quarter of the shingles, chosen by hash, so that two texts have equal samples of common ones. */
  readonly sample: ShingledText;
}

export const sketchOf = (text: ShingledText): Sketch => ({
  signature: signatureOf(text),
  sample: text.filter((shingle) => shingle !== 0 && shingle >>> 30 === 0),
});

/**
 * Gives the MinHash signature of a text, one number for each of 64 bands. One hash function puts all shingles
 * into 128 bins, and the least hash of each bin counts (Li, Owen, Zhang, "One Permutation Hashing", 2012). An
 * empty bin takes the value of another, chosen by hashing its own number. The source is Shrivastava, "Optimal
 * Densification for Fast and Accurate Minwise Hashing", 2017. Empty for a text without a shingle.
 */
function signatureOf(text: ShingledText): Uint32Array {
  bins.fill(EMPTY);
  for (let i = 0; i < text.length; i++) {
    const shingle = text[i] as number;
    if (shingle === 0) continue;
    const hash = mix(shingle);
    const bin = hash >>> (32 - BIN_BITS);
    const value = hash & (EMPTY >>> BIN_BITS);
    if (value < (bins[bin] as number)) bins[bin] = value;
  }
  if (bins.every((least) => least === EMPTY)) return new Uint32Array();
  const signature = new Uint32Array(BANDS);
  for (let band = 0; band < BANDS; band++)
    signature[band] = bandKey(leastIn(band * ROWS), leastIn(band * ROWS + 1));
  return signature;
}

/** The least hash in each bin for the current text. */
const bins = new Uint32Array(BINS);

/** Gives the least hash in a bin; another bin's for an empty one. */
function leastIn(bin: number): number {
  let donor = bin;
  for (let attempt = 1; bins[donor] === EMPTY; attempt++)
    donor = mix(Math.imul(bin + 1, 0x9e3779b1) ^ attempt) >>> (32 - BIN_BITS);
  return bins[donor] as number;
}

/**
 * Gives pairs of texts that may be similar, `[i, j]` with i < j, each once. Their signatures agree in a band.
 * Nearly all similar pairs are among them, with some others, so callers measure each pair.
 */
export function candidatePairs(signatures: readonly Uint32Array[]): [number, number][] {
  const texts = [...signatures.keys()].filter((text) => signatures[text]?.length !== 0);
  const count = texts.length;
  // The keys are grouped by band, in the order of the loop below.
  const keys = new Uint32Array(BANDS * count);
  for (const [i, text] of texts.entries())
    for (let band = 0; band < BANDS; band++)
      keys[band * count + i] = (signatures[text] as Uint32Array)[band] as number;
  const slotBits = Math.ceil(Math.log2(count + 2));
  const seen = new Set<number>();
  const pairs: [number, number][] = [];
  for (let band = 0; band < BANDS; band++) {
    const own = keys.subarray(band * count, (band + 1) * count);
    // The last text of each slot, and the previous text of that slot for each text.
    const last = new Int32Array(2 ** slotBits).fill(-1);
    const before = new Int32Array(count);
    for (let j = 0; j < count; j++) {
      const key = own[j] as number;
      const slot = key >>> (32 - slotBits);
      let met = 0;
      for (let i = last[slot] as number; i !== -1 && met < MAX_PAIRED; i = before[i] as number) {
        if (own[i] !== key) continue;
        met++;
        const pair = i * count + j;
        if (!seen.has(pair)) pairs.push([texts[i] as number, texts[j] as number]);
        seen.add(pair);
      }
      before[j] = last[slot] as number;
      last[slot] = j;
    }
  }
  return pairs;
}

/** Combines both rows of a band in one 32-bit number. */
const bandKey = (first: number, second: number): number => mix(Math.imul(first, 0x9e3779b1) ^ second);

/** Spreads 32 bits (the finaliser of MurmurHash3). */
function mix(bits: number): number {
  let hash = bits;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
