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
export const sharedPassages = (fields: readonly ZoneField[], shared: ReadonlySet<number>) =>
  fields
    .flatMap(({ path, text, words }) =>
      sharedRuns(words, shared).map(({ from, to }) => ({
        path,
        text: text.slice(words[from]?.start, words[to - 1]?.end),
        words: to - from,
      })),
    )
    .sort((a, b) => b.words - a.words);

/** Lists the runs of words that shared shingles cover. */
function sharedRuns(words: readonly NeutralWord[], shared: ReadonlySet<number>) {
  const runs: { from: number; to: number }[] = [];
  for (const [i, shingle] of shinglesOf(words).entries()) {
    if (!shared.has(shingle)) continue;
    const last = runs.at(-1);
    const to = i + SHINGLE_WORDS;
    if (last !== undefined && i <= last.to) last.to = to;
    else runs.push({ from: i, to });
  }
  return runs;
}
