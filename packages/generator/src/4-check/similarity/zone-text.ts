import type { Zone } from "@vitrine/schema/content/zone";
import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { plainText } from "@vitrine/schema/text-links";
import { neutralWords, type NeutralWord } from "./neutral-words.ts";
import { SHINGLE_WORDS, type ShingledText, shinglesOf } from "./shingles.ts";

/** One text of a local page, split into words. */
export interface ZoneField {
  readonly path: ContentPath;
  readonly text: string;
  readonly words: readonly NeutralWord[];
}

/** A part of a field's text. */
export interface Passage {
  readonly path: ContentPath;
  readonly text: string;
  readonly words: number;
}

/** Gives a local page's own texts, split into words, without the texts that all local pages share. */
export function zoneFields(zone: Zone, placeWords: ReadonlySet<string>): ZoneField[] {
  const texts: (readonly [ContentPath, string])[] = [
    [["description"], zone.description],
    [["tagline"], zone.tagline],
    [["intro"], zone.intro],
    ...zone.neighbourhoods.map(({ text }, i) => [["neighbourhoods", i, "text"], text] as const),
    ...(zone.values === undefined ? [] : [[["values", "text"], zone.values.text] as const]),
    ...(zone.features ?? []).map(({ text }, i) => [["features", i, "text"], text] as const),
    ...(zone.questions ?? []).flatMap(({ question, answer }, i) => [
      [["questions", i, "question"], question] as const,
      [["questions", i, "answer"], answer] as const,
    ]),
  ];
  return texts.map(([path, text]) => ({ path, text, words: neutralWords(plainText(text), placeWords) }));
}

/** Joins the shingles of all fields of a page. */
export function shingledText(fields: readonly ZoneField[]): ShingledText {
  const text = new Uint32Array(fields.reduce((sum, { words }) => sum + words.length, 0));
  let start = 0;
  for (const { words } of fields) {
    text.set(shinglesOf(words), start);
    start += words.length;
  }
  return text;
}

/** Finds the passages whose shingles are in `shared`, longest first. */
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

function covered({ words }: ZoneField, shared: ReadonlySet<number>): boolean[] {
  const marks = Array.from(words, () => false);
  for (const [i, shingle] of shinglesOf(words).entries())
    if (shared.has(shingle)) marks.fill(true, i, i + SHINGLE_WORDS);
  return marks;
}

function passageOf({ path, text, words }: ZoneField, from: number, to: number): Passage {
  return { path, text: text.slice(words[from]?.start, words[to - 1]?.end), words: to - from };
}
