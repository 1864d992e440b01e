import type { Site } from "@vitrine/schema/content/site";
import type { Store } from "../../store/open-store.ts";
import { eachShingles, readSketches, shinglesReader } from "../../store/source-rows.ts";
import { candidatePairs } from "./min-hash.ts";
import { ownShares, repeatedShares } from "./own-shares.ts";
import { jaccard, SHINGLE_WORDS, shingleSet } from "./shingles.ts";

/** Two local pages, by index, and their similarity from 0 to 1. */
export type SimilarPair = readonly [page: number, other: number, similarity: number];

/** Limits for the text that pages share: the highest similarity of two, and the lowest share of words of its own. */
export type DoorwayLimits = ReturnType<typeof limitsOf>;

/** Gives the site's limits, from 0 to 1; defaults replace limits that site.yaml lacks. */
export const limitsOf = (site: Site | undefined) => ({ similarity: 0.3, own: 0.4, ...site?.doorways });

/** Similarities of local pages; plain data. */
export interface Similarities {
  /** Pairs with something in common, among the compared ones, in the order of their pages. */
  readonly pairs: readonly SimilarPair[];
  /** Pages that may be under the limit, by index, with the share of words that no other page has, 0 to 1. */
  readonly own: readonly (readonly [page: number, share: number])[];
}

/**
 * Compares stored local pages' own texts, without names of places, by runs of five words. Only similar sketches need
 * texts.
 */
export function compareTexts(
  store: Store,
  paths: readonly string[],
  { own: limit }: DoorwayLimits,
): Similarities {
  const sketches = readSketches(store, paths);
  const textOf = shinglesReader(store, paths);
  const setOf = (page: number) => shingleSet(textOf(page));
  const pairs = candidatePairs(sketches.map(({ signature }) => signature))
    .map(([i, j]): SimilarPair => [i, j, jaccard(setOf(i), setOf(j))])
    .filter(([, , similarity]) => similarity > 0)
    .sort(([a, b], [c, d]) => a - c || b - d);
  // Each shared shingle covers at most five words, so a page under the limit has at least this share.
  const least = (1 - limit) / SHINGLE_WORDS;
  const suspects = [...repeatedShares(sketches.map(({ sample }) => sample)).entries()]
    .filter(([, share]) => share >= least)
    .map(([page]) => page);
  if (suspects.length === 0) return { pairs, own: [] };
  const others = new Set(paths);
  for (const page of suspects) others.delete(paths[page] as string);
  const shares = ownShares(suspects.map(textOf), eachShingles(store, others));
  return { pairs, own: suspects.map((page, i) => [page, shares[i] as number]) };
}
