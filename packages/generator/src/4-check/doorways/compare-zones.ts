import type { Zone } from "@vitrine/schema/content/zone";
import type { SourceFile } from "../../1-load/source-file.ts";
import type { Entry, ValidContent } from "../../2-validate/validate-content.ts";
import { remember } from "../../remember.ts";
import { byPages, compareAgain } from "./compare-again.ts";
import { candidatePairs, MANY_PAGES } from "./min-hash.ts";
import { jaccard, sharedShingles, shingleSet } from "./shingles.ts";
import { ownShare, type ZoneField, zoneFields } from "./zone-text.ts";

/** What a local page may share with another, unless site.yaml says otherwise. */
const DEFAULT_LIMITS = { similarity: 0.3, own: 0.4 };

/** A local page as the doorway guard sees it. */
export interface LocalPage {
  readonly file: SourceFile;
  readonly route: string;
  readonly fields: readonly ZoneField[];
  readonly shingles: Uint32Array;
}

/** Two local pages, by their place in the list, and how much of them is the same: 0 to 1. */
export interface SimilarPair {
  readonly pages: readonly [number, number];
  readonly similarity: number;
}

/** How similar the local pages are to one another. */
export interface ZoneComparison {
  readonly pages: readonly LocalPage[];
  /** The pairs that have something in common, of those that were compared, in the order of their pages. */
  readonly pairs: readonly SimilarPair[];
  /** Of each page, the share of its words that no other page has, 0 to 1. */
  readonly own: readonly number[];
  /** The similarity that two pages may have at most, and the share that must be a page's own. */
  readonly limits: { readonly similarity: number; readonly own: number };
}

/**
 * Compares what is each local page's own, names of places aside, by runs of five words. `last` is what this gave
 * earlier: pages that are the same since then are not compared anew.
 */
export function compareZones({ zones, site }: ValidContent, last?: ZoneComparison): ZoneComparison {
  const placeWords = placeWordsOf(zones.map(({ slug }) => slug).join("-"));
  const communes = new Map(zones.map((zone) => [zone.data.insee, zone]));
  const pages = [...communes.values()].map((zone) => localPage(zone, placeWords));
  const compared = (last && compareAgain(last, pages)) ?? compareAll(pages);
  return { pages, ...compared, limits: { ...DEFAULT_LIMITS, ...site?.data.doorways } };
}

function compareAll(pages: readonly LocalPage[]): Pick<ZoneComparison, "pairs" | "own"> {
  const sets = pages.map(({ shingles }) => shingles);
  const shared = sharedShingles(sets);
  return { pairs: similarPairs(sets), own: pages.map(({ fields }) => ownShare(fields, shared)) };
}

function similarPairs(sets: readonly Uint32Array[]): SimilarPair[] {
  const pairs: SimilarPair[] = [];
  for (const [i, j] of sets.length < MANY_PAGES ? everyPair(sets.length) : candidatePairs(sets)) {
    const similarity = jaccard(sets[i] as Uint32Array, sets[j] as Uint32Array);
    if (similarity > 0) pairs.push({ pages: [i, j], similarity });
  }
  return pairs.sort(byPages);
}

function* everyPair(count: number): Generator<readonly [number, number]> {
  for (let i = 0; i < count; i++) for (let j = i + 1; j < count; j++) yield [i, j];
}

const localPage = remember(
  ({ file, slug, data }: Entry<Zone>, placeWords: ReadonlySet<string>): LocalPage => {
    const fields = zoneFields(data, placeWords);
    return {
      file,
      route: `/${slug}`,
      fields,
      shingles: shingleSet(fields.flatMap(({ shingles }) => shingles)),
    };
  },
);

/** The words of the pages' names, as one object as long as the names stay the same. */
const placeWordsOf = (() => {
  let last: { names: string; words: ReadonlySet<string> } | undefined;
  return (names: string): ReadonlySet<string> => {
    if (last?.names !== names)
      last = { names, words: new Set(names.split("-").filter((word) => word.length > 3)) };
    return last.words;
  };
})();
