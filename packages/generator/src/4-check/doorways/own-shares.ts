import type { Steps } from "../../steps.ts";
import { SHINGLE_WORDS, type ShingledText } from "./shingles.ts";

/** Of each text, the share of words that stand in no shingle of another text, 0 to 1; a text without words is all its own. */
export function* ownShares(texts: readonly ShingledText[]): Steps<Float64Array> {
  const marks = yield* sharedMarks(texts);
  let start = 0;
  return Float64Array.from(texts, ({ length }) => shareUnder(marks.subarray(start, (start += length))));
}

function shareUnder(marks: Uint8Array): number {
  return marks.length === 0 ? 1 : (marks.length - coveredCount(marks)) / marks.length;
}

/** How many words stand in a marked shingle. */
function coveredCount(marks: Uint8Array): number {
  let [count, end] = [0, 0];
  for (let i = marks.indexOf(1); i !== -1; i = marks.indexOf(1, i + 1)) {
    count += i + SHINGLE_WORDS - Math.max(i, end);
    end = i + SHINGLE_WORDS;
  }
  return count;
}

/** Of so many bits per word in the texts, one is found set by chance for one word in sixteen. */
const BITS_A_WORD = 16;
/** How full the table below may get: fuller, it is searched for long; emptier, it is larger than need be. */
const LOAD = 0.7;
const SHARED = 0xffffffff;
/** So many texts are looked at in one step. */
const STEP = 64;

/** For each word of all texts, one behind the other: 1 where the shingle that begins there stands in another text too. */
function* sharedMarks(texts: readonly ShingledText[]): Steps<Uint8Array> {
  const total = texts.reduce((sum, { length }) => sum + length, 0);
  const marks = new Uint8Array(total);
  // Nearly all shingles stand once: bits that were met twice say which few can be shared.
  const bits = Math.min(31, Math.max(5, Math.ceil(Math.log2(total * BITS_A_WORD + 1))));
  // Two of them side by side: the shingle was met, and met again.
  const met = new Uint32Array(2 ** (bits - 4));
  let repeats = 0;
  const meet = (text: ShingledText) => {
    for (let i = 0; i < text.length; i++) {
      const shingle = text[i] as number;
      if (shingle === 0) continue;
      const slot = Math.imul(shingle, 0x9e3779b1) >>> (32 - bits);
      const seen = met[slot >>> 4] as number;
      const shift = (slot & 15) * 2;
      if ((seen & (1 << shift)) !== 0) repeats++;
      met[slot >>> 4] = seen | ((((seen >>> shift) & 1) + 1) << shift);
    }
  };
  for (const [t, text] of texts.entries()) {
    meet(text);
    if (t % STEP === 0) yield;
  }
  // Of those, an open-addressed table says exactly which text has each, or that several have it.
  const tableBits = Math.max(4, Math.ceil(Math.log2((repeats * 2) / LOAD + 1)));
  const table = new Uint32Array(2 ** tableBits);
  const holders = new Uint32Array(2 ** tableBits);
  const mask = table.length - 1;
  const placeOf = (shingle: number): number => {
    let place = Math.imul(shingle, 0x85ebca6b) >>> (32 - tableBits);
    while (table[place] !== 0 && table[place] !== shingle) place = (place + 1) & mask;
    return place;
  };
  const isRepeated = (shingle: number): boolean => {
    const slot = Math.imul(shingle, 0x9e3779b1) >>> (32 - bits);
    return shingle !== 0 && ((met[slot >>> 4] as number) & (2 << ((slot & 15) * 2))) !== 0;
  };
  // Words where one of those may begin, and their places in the table: at most two of a bit that was met again.
  const words = new Uint32Array(repeats * 2);
  const places = new Uint32Array(repeats * 2);
  let found = 0;
  const holdRepeated = (text: ShingledText, t: number, start: number) => {
    for (let i = 0; i < text.length; i++) {
      const shingle = text[i] as number;
      if (!isRepeated(shingle)) continue;
      const place = placeOf(shingle);
      words[found] = start + i;
      places[found++] = place;
      if (table[place] === 0) {
        table[place] = shingle;
        holders[place] = t;
      } else if (holders[place] !== t) holders[place] = SHARED;
    }
  };
  let start = 0;
  for (const [t, text] of texts.entries()) {
    holdRepeated(text, t, start);
    start += text.length;
    if (t % STEP === 0) yield;
  }
  for (let n = 0; n < found; n++) if (holders[places[n] as number] === SHARED) marks[words[n] as number] = 1;
  return marks;
}
