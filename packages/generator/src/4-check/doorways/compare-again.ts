import type { LocalPage, SimilarPair, ZoneComparison } from "./compare-zones.ts";
import { isCrowded, MANY_PAGES, mayBeSimilar } from "./min-hash.ts";
import { ownSharesOf } from "./own-shares.ts";
import { jaccard, type ShingledText, shingleFinder, shingleSet } from "./shingles.ts";

/** Where more pages than this are others, all are compared as if it were for the first time. */
const FEW = 16;

/** So many pages are looked at again sooner than all are. */
const MOST_TOUCHED = 1000;

/**
 * What comparing all pages gives, from an earlier comparison of nearly the same pages: only pairs with a page that
 * is new or gone are looked at. Undefined where too much is new, or where pairs of other pages may have changed.
 */
export function compareAgain(
  last: Pick<ZoneComparison, "pages" | "pairs" | "own">,
  pages: readonly LocalPage[],
): Pick<ZoneComparison, "pairs" | "own"> | undefined {
  const places = new Map(pages.map(({ text }, i) => [text, i]));
  const moved = last.pages.map(({ text }) => places.get(text));
  const stayed = moved.filter((place) => place !== undefined);
  const known = new Set(stayed);
  const added = [...pages.keys()].filter((i) => !known.has(i));
  const gone = [...last.pages.keys()].filter((i) => moved[i] === undefined);
  if (added.length > FEW || gone.length > FEW || !isAscending(stayed)) return undefined;
  if (last.pages.length < MANY_PAGES !== pages.length < MANY_PAGES) return undefined;
  if (dependsOnOrder(last.pages, gone) || dependsOnOrder(pages, added)) return undefined;
  const own = ownAfter(last, pages, { moved, added, gone });
  return own && { pairs: pairsAfter(last.pairs, pages, { moved, added }), own };
}

interface Change {
  /** Where each earlier page stands now; undefined for one that is gone. */
  readonly moved: readonly (number | undefined)[];
  readonly added: readonly number[];
  readonly gone: readonly number[];
}

const isAscending = (numbers: readonly number[]) =>
  numbers.every((n, i) => i === 0 || n > Number(numbers[i - 1]));

/** In a crowd, which pairs are looked at depends on who came first. */
function dependsOnOrder(pages: readonly LocalPage[], changed: readonly number[]): boolean {
  if (pages.length < MANY_PAGES) return false;
  const signatures = pages.map(({ signature }) => signature);
  return changed.some((i) => isCrowded(signatures[i], signatures));
}

function pairsAfter(
  pairs: readonly SimilarPair[],
  pages: readonly LocalPage[],
  { moved, added }: Pick<Change, "moved" | "added">,
): SimilarPair[] {
  const kept = pairs.flatMap(({ pages: [a, b], similarity }) => {
    const [i, j] = [moved[a], moved[b]];
    return i === undefined || j === undefined ? [] : [{ pages: [i, j] as const, similarity }];
  });
  const isAdded = new Set(added);
  const all = pages.length < MANY_PAGES;
  for (const i of added) {
    const { text, signature } = pages[i] as LocalPage;
    for (const [j, other] of pages.entries()) {
      if (i === j || (isAdded.has(j) && j < i)) continue;
      const isCompared = all || mayBeSimilar(signature, other.signature);
      const similarity = isCompared ? jaccard(shingleSet(text), shingleSet(other.text)) : 0;
      if (similarity > 0) kept.push({ pages: i < j ? [i, j] : [j, i], similarity });
    }
  }
  return kept.sort(byPages);
}

/** Pairs in the order of their pages. */
export function byPages({ pages: [a, b] }: SimilarPair, { pages: [c, d] }: SimilarPair): number {
  return a - c || b - d;
}

/** Only pages that have a shingle in common with what came or went, and the new ones, have another share. */
function ownAfter(
  last: Pick<ZoneComparison, "pages" | "own">,
  pages: readonly LocalPage[],
  { moved, added, gone }: Change,
): number[] | undefined {
  const texts = pages.map(({ text }) => text);
  const came = new Set(added.flatMap((i) => [...shingleSet(texts[i] as ShingledText)]));
  const went = new Set(gone.flatMap((i) => [...shingleSet((last.pages[i] as LocalPage).text)]));
  const found = texts.map(shingleFinder(came.union(went)));
  const differing = came.symmetricDifference(went);
  const touched = found.flatMap((shingles, i) => (shingles.some((each) => differing.has(each)) ? [i] : []));
  const changed = new Set([...added, ...touched]);
  if (changed.size > MOST_TOUCHED) return undefined;
  const own = pages.map(() => 1);
  for (const [i, place] of moved.entries()) if (place !== undefined) own[place] = last.own[i] ?? 1;
  const again = [...changed];
  for (const [n, share] of ownSharesOf(again, texts).entries()) own[again[n] as number] = share;
  return own;
}
