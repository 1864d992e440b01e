import type { Zone } from "@vitrine/schema/content/zone";
import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { neutralWords } from "./neutral-words.ts";
import { SHINGLE_WORDS, shinglesOf } from "./shingles.ts";

/** One text of a local page, in words. Of a word only its place is kept: there are millions of them. */
export interface ZoneField {
  readonly path: ContentPath;
  readonly text: string;
  /** Where each word begins in the text, and where it ends. */
  readonly words: Uint32Array;
  readonly ends: Uint32Array;
  /** The shingle that begins at each word. */
  readonly shingles: readonly number[];
}

/** A stretch of a field's text. */
export interface Passage {
  readonly path: ContentPath;
  readonly text: string;
  readonly words: number;
}

/** The texts that a local page has of its own, in words; what all local pages say alike is not among them. */
export function zoneFields(zone: Zone, placeWords: ReadonlySet<string>): ZoneField[] {
  const texts: (readonly [ContentPath, string])[] = [
    [["description"], zone.description],
    [["tagline"], zone.tagline],
    [["intro"], zone.intro],
    ...zone.neighbourhoods.map(({ text }, i) => [["neighbourhoods", i, "text"], text] as const),
    ...(zone.values === undefined ? [] : [[["values", "text"], zone.values.text] as const]),
    ...(zone.features ?? []).map(({ text }, i) => [["features", i, "text"], text] as const),
  ];
  return texts.map(([path, text]) => {
    const words = neutralWords(text, placeWords);
    return {
      path,
      text,
      words: Uint32Array.from(words, ({ start }) => start),
      ends: Uint32Array.from(words, ({ end }) => end),
      shingles: shinglesOf(words),
    };
  });
}

/** The share of words that stand in no shingle of `shared`, 0 to 1. A page without words is all its own. */
export function ownShare(fields: readonly ZoneField[], shared: ReadonlySet<number>): number {
  let [own, all] = [0, 0];
  for (const field of fields) {
    all += field.words.length;
    own += field.words.length - coveredCount(field, shared);
  }
  return all === 0 ? 1 : own / all;
}

/** The passages that stand in `shared`, longest first. */
export function sharedPassages(fields: readonly ZoneField[], shared: ReadonlySet<number>): Passage[] {
  const passages: Passage[] = [];
  for (const field of fields) {
    const marks = covered(field, shared);
    for (let from = marks.indexOf(true); from !== -1;) {
      const stop = marks.indexOf(false, from);
      const to = stop === -1 ? marks.length : stop;
      passages.push(passageOf(field, from, to));
      from = marks.indexOf(true, to);
    }
  }
  return passages.sort((a, b) => b.words - a.words);
}

/** How many words stand in a shingle of `shared`. */
function coveredCount({ shingles }: ZoneField, shared: ReadonlySet<number>): number {
  let [count, end] = [0, 0];
  for (let i = 0; i < shingles.length; i++) {
    if (!shared.has(shingles[i] as number)) continue;
    count += i + SHINGLE_WORDS - Math.max(i, end);
    end = i + SHINGLE_WORDS;
  }
  return count;
}

function covered({ words, shingles }: ZoneField, shared: ReadonlySet<number>): boolean[] {
  const marks = Array.from(words, () => false);
  for (const [i, shingle] of shingles.entries())
    if (shared.has(shingle)) marks.fill(true, i, i + SHINGLE_WORDS);
  return marks;
}

function passageOf({ path, text, words, ends }: ZoneField, from: number, to: number): Passage {
  return { path, text: text.slice(words[from], ends[to - 1]), words: to - from };
}
