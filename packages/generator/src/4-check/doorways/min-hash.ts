import { remember } from "../../remember.ts";

/** Below this many pages every pair is compared; from here on MinHash names the pairs to compare. */
export const MANY_PAGES = 1000;

/**
 * Bands of two rows: two pages of similarity s meet in at least one of 64 bands with probability
 * 1 - (1 - s²)^64, which is 0.998 at 0.30 and above 0.99999 at 0.45 (Leskovec, Rajaraman, Ullman,
 * "Mining of Massive Datasets", 3.4).
 */
const BANDS = 64;
const ROWS = 2;
/** With more pages than this in a bucket, each new one meets the first only: one of a crowd is evidence enough. */
const CROWD = 32;
const [MULTIPLIERS, ADDENDS] = coefficients(BANDS * ROWS);

/**
 * Pairs of sets that may be similar, `[i, j]` with i < j, each once: those whose MinHash signatures agree in
 * a band. Similar pairs are found almost surely, others only now and then: measure what this returns.
 */
export function* candidatePairs(sets: readonly Uint32Array[]): Generator<readonly [number, number]> {
  const keys = sets.map((set) => bandKeys(set));
  const seen = new Set<number>();
  for (let band = 0; band < BANDS; band++) {
    const buckets = new Map<number, number[]>();
    for (const [i, ofSet] of keys.entries()) {
      if (sets[i]?.length === 0) continue;
      const key = ofSet[band] as number;
      const bucket = buckets.get(key);
      if (bucket === undefined) buckets.set(key, [i]);
      else {
        for (const other of bucket) {
          const pair = other * sets.length + i;
          if (seen.has(pair)) continue;
          seen.add(pair);
          yield [other, i];
        }
        if (bucket.length < CROWD) bucket.push(i);
      }
    }
  }
}

/** Whether two sets are a candidate pair, crowds aside. */
export function mayBeSimilar(a: Uint32Array, b: Uint32Array): boolean {
  if (a.length === 0 || b.length === 0) return false;
  const [left, right] = [bandKeys(a), bandKeys(b)];
  return left.some((key, band) => key === right[band]);
}

/** Whether a set shares a bucket with so many others that not all of them meet. */
export function isCrowded(set: Uint32Array, sets: readonly Uint32Array[]): boolean {
  const members = new Uint32Array(BANDS);
  const keys = bandKeys(set);
  for (const other of sets) {
    const others = bandKeys(other);
    for (let band = 0; band < BANDS; band++)
      if (keys[band] === others[band]) members[band] = (members[band] ?? 0) + 1;
  }
  return members.some((count) => count > CROWD);
}

/** What a set's signature has in each band: both rows in one exact number below 2^53, 32 bits of one, 20 of the other. */
const bandKeys = remember((set: Uint32Array): Float64Array => {
  const signature = signatureOf(set);
  return Float64Array.from(
    { length: BANDS },
    (_, band) =>
      (signature[band * ROWS] as number) * 2 ** 20 + ((signature[band * ROWS + 1] as number) >>> 12),
  );
});

/** The least value of each of the hash functions over the set. */
function signatureOf(set: Uint32Array): Uint32Array {
  const signature = new Uint32Array(BANDS * ROWS).fill(0xffffffff);
  for (const shingle of set) {
    for (let row = 0; row < signature.length; row++) {
      const mixed = Math.imul(shingle ^ (ADDENDS[row] as number), MULTIPLIERS[row] as number);
      const hash = (mixed ^ (mixed >>> 15)) >>> 0;
      if (hash < (signature[row] as number)) signature[row] = hash;
    }
  }
  return signature;
}

/** Fixed odd multipliers and addends, so that every run finds the same pairs (xorshift32). */
function coefficients(count: number): readonly [Uint32Array, Uint32Array] {
  let state = 0x9e3779b9;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  return [Uint32Array.from({ length: count }, () => next() | 1), Uint32Array.from({ length: count }, next)];
}
