import type { Site } from "@vitrine/schema/content/site";
import type { SourceText } from "../../1-load/source-file.ts";
import { candidatePairs, type Sketch } from "./min-hash.ts";
import { ownShares, sharedShares } from "./own-shares.ts";
import { jaccard, SHINGLE_WORDS, type ShingledText, shingleSet } from "./shingles.ts";
import type { ZoneField } from "./zone-text.ts";

/** What a local page may share with another, unless site.yaml says otherwise. */
const DEFAULT_LIMITS = { similarity: 0.3, own: 0.4 };

/** What of a local page is compared. */
export interface ComparedText {
  readonly text: ShingledText;
  readonly sketch: Sketch;
}

/** A local page as the doorway guard sees it. */
export interface LocalPage {
  readonly file: SourceText;
  readonly route: string;
  readonly text: ShingledText;
  /** The same text field by field, for whoever has something to report. */
  fields(): readonly ZoneField[];
}

/** Two local pages, by their place in the list, and how much of them is the same: 0 to 1. */
export interface SimilarPair {
  readonly pages: readonly [number, number];
  readonly similarity: number;
}

/** Limits of what pages may share. */
export interface DoorwayLimits {
  /** The similarity that two pages may have at most. */
  readonly similarity: number;
  /** The share of its words that must be a page's own, 0 to 1. */
  readonly own: number;
}

/** What the site says that pages may share. */
export const limitsOf = (site: Site | undefined): DoorwayLimits => ({ ...DEFAULT_LIMITS, ...site?.doorways });

/** How similar local pages are to one another. */
export interface ComparedTexts {
  /** The pairs that have something in common, of those that were compared, in the order of their pages. */
  readonly pairs: readonly SimilarPair[];
  /** Of pages that may share too much, by their place in the list, the share of words that no other page has, 0 to 1. */
  readonly own: ReadonlyMap<number, number>;
}

/** Texts that are read where their sketches say that they may be alike. */
export interface TextSource {
  one(page: number): ShingledText;
  all(): readonly ShingledText[];
}

/** Compares what is each local page's own, names of places aside, by runs of five words. */
export function compareTexts(
  sketches: readonly Sketch[],
  texts: TextSource,
  { own: limit }: DoorwayLimits,
): ComparedTexts {
  const setOf = (page: number) => shingleSet(texts.one(page));
  const pairs = candidatePairs(sketches.map(({ signature }) => signature))
    .map(([i, j]): SimilarPair => ({ pages: [i, j], similarity: jaccard(setOf(i), setOf(j)) }))
    .filter(({ similarity }) => similarity > 0)
    .sort(byPages);
  // One shared shingle covers five words at most; whole sentences that are shared have far more of them.
  const least = (1 - limit) / SHINGLE_WORDS;
  const suspects = [...sharedShares(sketches.map(({ sample }) => sample)).entries()].filter(
    ([, share]) => share >= least,
  );
  const shares = suspects.length === 0 ? new Float64Array() : ownShares(texts.all());
  return { pairs, own: new Map(suspects.map(([page]) => [page, shares[page] as number])) };
}

/** Compares each of a few texts with each. */
export function compareEach(texts: readonly ShingledText[]): {
  readonly pairs: readonly SimilarPair[];
  readonly own: Float64Array;
} {
  const sets = texts.map(shingleSet);
  const pairs = sets.flatMap((set, i) =>
    sets
      .slice(i + 1)
      .map((other, n): SimilarPair => ({ pages: [i, i + 1 + n], similarity: jaccard(set, other) })),
  );
  return { pairs: pairs.filter(({ similarity }) => similarity > 0), own: ownShares(texts) };
}

/** Pairs in the order of their pages. */
function byPages({ pages: [a, b] }: SimilarPair, { pages: [c, d] }: SimilarPair): number {
  return a - c || b - d;
}
