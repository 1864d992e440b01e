import type { Zone } from "@vitrine/schema/content/zone";
import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { contentKinds } from "@vitrine/schema/content-kinds";
import { LINKS_KEYWORD } from "@vitrine/schema/fields";
import { plainText } from "@vitrine/schema/text-links";
import { mapTexts } from "../../3-resolve/texts/map-texts.ts";
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

/** Keys of the other texts that a page has for itself: its prose is found by its schema. */
const OWN_TEXTS: ReadonlySet<unknown> = new Set(["description", "tagline", "question"]);

/** Gives a local page's own texts, split into words, without labels and the texts that all local pages share. */
export function zoneFields(zone: Zone, placeWords: ReadonlySet<string>): ZoneField[] {
  const fields: ZoneField[] = [];
  mapTexts(contentKinds.zone.schema, zone, (text, path, schema) => {
    if (schema[LINKS_KEYWORD] === true || OWN_TEXTS.has(path.at(-1)))
      fields.push({ path, text, words: neutralWords(plainText(text), placeWords) });
    return text;
  });
  return fields;
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
