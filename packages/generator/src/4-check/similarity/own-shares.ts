import { SHINGLE_WORDS, type ShingledText } from "./shingles.ts";

/** Gives each text's share of words that no shingle of another text has, 0 to 1; 1 for an empty text. */
export const ownShares = (texts: readonly ShingledText[]) =>
  sharesOf(texts, (marks) => (marks.length === 0 ? 1 : (marks.length - coveredCount(marks)) / marks.length));

/** Gives the share of each sample's shingles that another sample has too, 0 to 1; 0 for an empty sample. */
export const sharedShares = (samples: readonly ShingledText[]) =>
  sharesOf(samples, (marks) => marks.reduce((sum, mark) => sum + mark, 0) / (marks.length || 1));

function sharesOf(texts: readonly ShingledText[], share: (marks: Uint8Array) => number) {
  const marks = sharedMarks(texts);
  let start = 0;
  return Float64Array.from(texts, ({ length }) => share(marks.subarray(start, (start += length))));
}

/** Counts the words in marked shingles. */
function coveredCount(marks: Uint8Array): number {
  let [count, end] = [0, 0];
  for (let i = marks.indexOf(1); i !== -1; i = marks.indexOf(1, i + 1)) {
    count += i + SHINGLE_WORDS - Math.max(i, end);
    end = i + SHINGLE_WORDS;
  }
  return count;
}

/** Shingles per group, so that the table that counts them fits the processor's cache. */
const GROUP = 2 ** 16;
/** The text number of a shingle in several texts. */
const SEVERAL = 0xffffffff;

/**
 * Gives 1 for each word, over all texts, that begins a shingle of several texts. Groups of shingles, formed
 * by their last bits, are counted one after the other.
 */
function sharedMarks(texts: readonly ShingledText[]): Uint8Array {
  const total = texts.reduce((sum, { length }) => sum + length, 0);
  const marks = new Uint8Array(total);
  const { shingles, words, ends } = inGroups(texts, total);
  let wordsBefore = 0;
  const textEnds = Uint32Array.from(texts, ({ length }) => (wordsBefore += length));
  let start = 0;
  for (const end of ends) {
    // The table is at most two thirds full; a fuller one takes long to search.
    const bits = Math.ceil(Math.log2((end - start) * 1.5 + 2));
    const table = new Uint32Array(2 ** bits);
    const mask = table.length - 1;
    const holders = new Uint32Array(table.length);
    const places = new Uint32Array(end - start);
    // Words are in the order of their texts, so the text number only grows.
    let text = 0;
    for (let n = start; n < end; n++) {
      const shingle = shingles[n] as number;
      while ((textEnds[text] as number) <= (words[n] as number)) text++;
      let place = Math.imul(shingle, 0x9e3779b1) >>> (32 - bits);
      while (table[place] !== 0 && table[place] !== shingle) place = (place + 1) & mask;
      places[n - start] = place;
      if (table[place] === 0) {
        table[place] = shingle;
        holders[place] = text;
      } else if (holders[place] !== text) holders[place] = SEVERAL;
    }
    for (let n = start; n < end; n++)
      if (holders[places[n - start] as number] === SEVERAL) marks[words[n] as number] = 1;
    start = end;
  }
  return marks;
}

/** Sorts all shingles with their words into groups, and gives the end of each group. */
function inGroups(texts: readonly ShingledText[], total: number) {
  const groups = 2 ** Math.ceil(Math.log2(total / GROUP + 1));
  const groupOf = (shingle: number) => shingle & (groups - 1);
  const next = new Uint32Array(groups + 1);
  for (const text of texts)
    for (let i = 0; i < text.length; i++)
      if (text[i] !== 0) (next[groupOf(text[i] as number) + 1] as number)++;
  for (let group = 0; group < groups; group++) (next[group + 1] as number) += next[group] as number;
  const ends = next.slice(1);
  const shingles = new Uint32Array(total);
  const words = new Uint32Array(total);
  let start = 0;
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) {
      const shingle = text[i] as number;
      if (shingle === 0) continue;
      const place = (next[groupOf(shingle)] as number)++;
      shingles[place] = shingle;
      words[place] = start + i;
    }
    start += text.length;
  }
  return { shingles, words, ends };
}
