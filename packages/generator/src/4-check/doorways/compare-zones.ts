import type { Site } from "@vitrine/schema/content/site";
import type { SourceText } from "../../1-load/source-file.ts";
import { candidatePairs } from "./min-hash.ts";
import { ownShares } from "./own-shares.ts";
import { jaccard, type ShingledText, shingleSet } from "./shingles.ts";
import type { ZoneField } from "./zone-text.ts";

/** What a local page may share with another, unless site.yaml says otherwise. */
const DEFAULT_LIMITS = { similarity: 0.3, own: 0.4 };

/** What of a local page is compared. */
export interface ComparedText {
  readonly text: ShingledText;
  /** Its MinHash signature; undefined for a text without a shingle. */
  readonly signature: Uint32Array | undefined;
}

/** A local page as the doorway guard sees it. */
export interface LocalPage {
  readonly file: SourceText;
  readonly route: string;
  /** The same object for as long as the page says the same. */
  readonly compared: ComparedText;
  /** The same text field by field, for whoever has something to report. */
  fields(): readonly ZoneField[];
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
  readonly own: Float64Array;
  /** The similarity that two pages may have at most, and the share that must be a page's own. */
  readonly limits: { readonly similarity: number; readonly own: number };
}

/** What comparing texts gives. */
export type ComparedTexts = Pick<ZoneComparison, "pairs" | "own">;

/** Compares what is each local page's own, names of places aside, by runs of five words. */
export function compareZones(pages: readonly LocalPage[], site: Site | undefined): ZoneComparison {
  const compared = compareTexts(pages.map((page) => page.compared));
  return { pages, ...compared, limits: limitsOf(site) };
}

/** What the site says that pages may share. */
export const limitsOf = (site: Site | undefined): ZoneComparison["limits"] => ({
  ...DEFAULT_LIMITS,
  ...site?.doorways,
});

export const compareTexts = (texts: readonly ComparedText[]): ComparedTexts => ({
  pairs: similarPairs(texts),
  own: ownShares(texts.map(({ text }) => text)),
});

function similarPairs(texts: readonly ComparedText[]): SimilarPair[] {
  const setOf = (page: number) => shingleSet((texts[page] as ComparedText).text);
  return candidatePairs(texts.map(({ signature }) => signature))
    .map(([i, j]) => ({ pages: [i, j] as const, similarity: jaccard(setOf(i), setOf(j)) }))
    .filter(({ similarity }) => similarity > 0)
    .sort(byPages);
}

/** Pairs in the order of their pages. */
function byPages({ pages: [a, b] }: SimilarPair, { pages: [c, d] }: SimilarPair): number {
  return a - c || b - d;
}
