import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose, locate, type SourceFile } from "../1-load/source-file.ts";
import type { ValidContent } from "../2-validate/validate-content.ts";
import { candidatePairs } from "./doorways/min-hash.ts";
import { jaccard, sharedShingles, shingleSet } from "./doorways/shingles.ts";
import { ownShare, sharedPassages, type ZoneField, zoneFields } from "./doorways/zone-text.ts";

/** What a local page may share with another, unless site.yaml says otherwise. */
const DEFAULT_LIMITS = { similarity: 0.3, own: 0.4 };
/** Below this many pages every pair is compared; from here on MinHash names the pairs to compare. */
export const MANY_PAGES = 1000;
const PASSAGES_SHOWN = 3;
const PASSAGE_LENGTH = 90;

interface LocalPage {
  readonly file: SourceFile;
  readonly route: string;
  readonly fields: readonly ZoneField[];
  readonly shingles: Uint32Array;
}

interface Nearest {
  readonly page: number;
  readonly similarity: number;
}

/**
 * The doorway guard: local pages that say the same of another town are worth nothing to a visitor, and search
 * engines count them as spam (Google, spam policies, "doorway abuse"). Compares what is each page's own, names
 * of places aside, by runs of five words.
 */
export function checkDoorways({ zones, site }: ValidContent, comparing = pairsOf): Diagnostic[] {
  const limits = { ...DEFAULT_LIMITS, ...site?.data.doorways };
  const placeWords = new Set(zones.flatMap(({ slug }) => slug.split("-").filter((word) => word.length > 3)));
  const communes = new Map(zones.map((zone) => [zone.data.insee, zone]));
  const pages = [...communes.values()].map(({ file, slug, data }): LocalPage => {
    const fields = zoneFields(data, placeWords);
    return {
      file,
      route: `/${slug}`,
      fields,
      shingles: shingleSet(fields.flatMap(({ shingles }) => shingles)),
    };
  });
  const nearest = nearestPages(pages, comparing(pages.map(({ shingles }) => shingles)));
  const shared = sharedShingles(pages.map(({ shingles }) => shingles));
  return pages.flatMap((page, i) => {
    const own = ownShare(page.fields, shared);
    const near = nearest[i] ?? (own < limits.own ? mostSimilar(pages, i) : undefined);
    if (near === undefined || (near.similarity <= limits.similarity && own >= limits.own)) return [];
    if (near.page > i && nearest[near.page]?.page === i) return [];
    return [describe(page, pages[near.page] as LocalPage, near.similarity, own, limits)];
  });
}

/** Every pair of a few pages; of many, those that MinHash names. */
export function pairsOf(sets: readonly Uint32Array[]): Iterable<readonly [number, number]> {
  return sets.length < MANY_PAGES ? everyPair(sets.length) : candidatePairs(sets);
}

function* everyPair(count: number): Generator<readonly [number, number]> {
  for (let i = 0; i < count; i++) for (let j = i + 1; j < count; j++) yield [i, j];
}

function nearestPages(
  pages: readonly LocalPage[],
  pairs: Iterable<readonly [number, number]>,
): readonly (Nearest | undefined)[] {
  const nearest: (Nearest | undefined)[] = pages.map(() => undefined);
  for (const [i, j] of pairs) {
    const similarity = jaccard((pages[i] as LocalPage).shingles, (pages[j] as LocalPage).shingles);
    if (similarity > (nearest[i]?.similarity ?? 0)) nearest[i] = { page: j, similarity };
    if (similarity > (nearest[j]?.similarity ?? 0)) nearest[j] = { page: i, similarity };
  }
  return nearest;
}

function mostSimilar(pages: readonly LocalPage[], i: number): Nearest | undefined {
  const others = pages.map((_, j) => [i, j] as const).filter(([, j]) => j !== i);
  return nearestPages(pages, others)[i];
}

function describe(
  page: LocalPage,
  other: LocalPage,
  similarity: number,
  own: number,
  limits: typeof DEFAULT_LIMITS,
): Diagnostic {
  const common = new Set(other.shingles);
  const passages = sharedPassages(page.fields, common);
  const [first] = passages;
  const [there] = sharedPassages(other.fields, new Set(page.shingles));
  const shown = passages.slice(0, PASSAGES_SHOWN).map(({ text }) => `« ${shorten(text)} »`);
  return {
    ...diagnose(page.file, {
      code: "doorway-page",
      path: first?.path ?? ["intro"],
      at: "value",
      ...(first && { part: first.text }),
      message:
        similarity > limits.similarity
          ? `This page is ${percent(similarity)} the same as "${other.route}", names of places aside; at most ${percent(limits.similarity)} may be.`
          : `Only ${percent(own)} of this page's words are its own, at least ${percent(limits.own)} must be; the nearest page is "${other.route}".`,
      hint: `Say what is true only here. Shared: ${shown.join(", ")}${passages.length > PASSAGES_SHOWN ? ", …" : ""}.`,
    }),
    ...(there && {
      related: [
        { file: other.file.path, range: locate(other.file, there.path, "value"), message: "The other one" },
      ],
    }),
  };
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length <= PASSAGE_LENGTH ? plain : `${plain.slice(0, PASSAGE_LENGTH).replace(/\s\S*$/, "")}…`;
}
