import type { ComparedText, LocalPage, SimilarPair, ZoneComparison } from "./compare-zones.ts";
import { comparisonOf, MANY_PAGES } from "./min-hash.ts";
import { ownSharesOf } from "./own-shares.ts";
import { jaccard, shingleFinder, type ShingledText, shingleSet } from "./shingles.ts";

/** Where more pages than this are others, all are compared as if it were for the first time. */
const FEW = 16;

/** So many pages are looked at again sooner than all are. */
const MOST_TOUCHED = 1000;

/** Shows the text of every page, by its place in the list; in any order, and no longer than the visit takes. */
export type EachText = (visit: (page: number, compared: ComparedText) => void) => void;

/** Shows the texts of pages that are at hand. */
export const eachText =
  (pages: readonly LocalPage[]): EachText =>
  (visit) => {
    for (const [i, { compared }] of pages.entries()) visit(i, compared);
  };

/** Pages that were compared earlier, and those that there are now. */
export interface PageChange {
  /** How many pages there are now, and the text of each. */
  readonly count: number;
  readonly comparedAt: (page: number) => ComparedText;
  /** Where each earlier page stands now; undefined for one that is gone. */
  readonly moved: readonly (number | undefined)[];
  readonly added: readonly number[];
  /** What the pages that are gone said. */
  readonly gone: readonly ComparedText[];
}

/**
 * What comparing all pages gives, from an earlier comparison of nearly the same pages: only pairs with a page that
 * is new or gone are looked at. Undefined where too much is new, or where pairs of other pages may have changed.
 * All texts are looked through once, and once more where pages that stayed share less or more than they did.
 */
export function compareAgain(
  last: Omit<ZoneComparison, "limits">,
  pages: readonly LocalPage[],
  each: EachText = eachText(pages),
): Pick<ZoneComparison, "pairs" | "own"> | undefined {
  const places = new Map(pages.map(({ compared }, i) => [compared, i]));
  const moved = last.pages.map(({ compared }) => places.get(compared));
  const stayed = moved.filter((place) => place !== undefined);
  const known = new Set(stayed);
  const added = [...pages.keys()].filter((i) => !known.has(i));
  const gone = last.pages.filter((_, i) => moved[i] === undefined).map(({ compared }) => compared);
  if (!isAscending(stayed)) return undefined;
  const comparedAt = (page: number) => (pages[page] as LocalPage).compared;
  return compareChanged(last, { count: pages.length, comparedAt, moved, added, gone }, each);
}

/** The same where it is known which pages came and went; those that stayed stand in their order. */
export function compareChanged(
  last: Pick<ZoneComparison, "pairs" | "own">,
  pages: PageChange,
  each: EachText,
): Pick<ZoneComparison, "pairs" | "own"> | undefined {
  const { count, moved, added, gone } = pages;
  if (added.length > FEW || gone.length > FEW) return undefined;
  if (moved.length < MANY_PAGES !== count < MANY_PAGES) return undefined;
  if (added.length + gone.length === 0) return { pairs: last.pairs, own: last.own };
  const change = { ...pages, ...lookThrough(pages, each) };
  // In a crowd, which pairs are looked at depends on who came first.
  if (change.isCrowded && count >= MANY_PAGES) return undefined;
  const own = ownAfter(last, change, each);
  return own && { pairs: pairsAfter(last.pairs, change), own };
}

interface Change extends PageChange {
  /** Shingles of what was added, and of what is gone. */
  readonly came: ReadonlySet<number>;
  readonly went: ReadonlySet<number>;
  /** Of each page that has any of these: which. */
  readonly found: ReadonlyMap<number, ShingledText>;
  /** Of each added page, the pages whose signatures meet its own. */
  readonly meetings: ReadonlyMap<number, readonly number[]>;
  /** Whether an added page, or one that is gone, is one of a crowd. */
  readonly isCrowded: boolean;
}

/** Looks through all texts for what they have in common with what came or went. */
function lookThrough(
  { comparedAt, added, gone }: PageChange,
  each: EachText,
): Omit<Change, keyof PageChange> {
  const compared = added.map(comparedAt);
  const [came, went] = [compared, gone].map(
    (texts) => new Set(texts.flatMap(({ text }) => [...shingleSet(text)])),
  ) as [Set<number>, Set<number>];
  const find = shingleFinder(came.union(went));
  const found = new Map<number, ShingledText>();
  const ofAdded = compared.map(({ signature }) => comparisonOf(signature));
  const ofGone = gone.map(({ signature }) => comparisonOf(signature));
  const meetings = new Map(added.map((i) => [i, [] as number[]]));
  const isAdded = new Set(added);
  each((page, { text, signature }) => {
    const shingles = find(text);
    if (shingles.length > 0) found.set(page, Uint32Array.from(shingles));
    for (const [n, comparison] of ofAdded.entries())
      if (comparison.meets(signature)) meetings.get(added[n] as number)?.push(page);
    if (!isAdded.has(page)) for (const comparison of ofGone) comparison.meets(signature);
  });
  for (const { signature } of gone) for (const comparison of ofGone) comparison.meets(signature);
  return { came, went, found, meetings, isCrowded: [...ofAdded, ...ofGone].some((one) => one.isCrowded()) };
}

const isAscending = (numbers: readonly number[]) =>
  numbers.every((n, i) => i === 0 || n > Number(numbers[i - 1]));

function pairsAfter(
  pairs: readonly SimilarPair[],
  { count, comparedAt, moved, added, found, meetings }: Change,
): SimilarPair[] {
  const kept = pairs.flatMap(({ pages: [a, b], similarity }) => {
    const [i, j] = [moved[a], moved[b]];
    return i === undefined || j === undefined ? [] : [{ pages: [i, j] as const, similarity }];
  });
  const isAdded = new Set(added);
  const setOf = (i: number) => shingleSet(comparedAt(i).text);
  for (const i of added) {
    // Pages without a shingle of it have nothing in common with it.
    const others = count < MANY_PAGES ? found.keys() : (meetings.get(i) ?? []);
    for (const j of others) {
      if (i === j || (isAdded.has(j) && j < i) || !found.has(j)) continue;
      const similarity = jaccard(setOf(i), setOf(j));
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
  last: Pick<ZoneComparison, "own">,
  { count, comparedAt, moved, added, came, went, found }: Change,
  each: EachText,
): Float64Array | undefined {
  const differing = came.symmetricDifference(went);
  const isAdded = new Set(added);
  const touched = [...found]
    .filter(([i, shingles]) => !isAdded.has(i) && shingles.some((one) => differing.has(one)))
    .map(([i]) => i);
  const changed = [...added, ...touched];
  if (changed.length > MOST_TOUCHED) return undefined;
  const own = new Float64Array(count).fill(1);
  for (const [i, place] of moved.entries()) if (place !== undefined) own[place] = last.own[i] ?? 1;
  // Who else has a shingle of what was added is known by now.
  const holders: EachText =
    touched.length > 0
      ? each
      : (visit) => found.forEach((text, i) => visit(i, { text, signature: undefined }));
  const shares = ownSharesOf(
    changed.map((i) => comparedAt(i).text),
    holders,
  );
  for (const [n, share] of shares.entries()) own[changed[n] as number] = share;
  return own;
}
