import { compareAgain } from "../4-check/doorways/compare-again.ts";
import { compareBeside } from "../4-check/doorways/compare-beside.ts";
import { compareTexts, limitsOf, type ZoneComparison } from "../4-check/doorways/compare-zones.ts";
import { once } from "../once.ts";
import type { PlanOptions } from "../plan-from-disk.ts";
import type { FileHashes } from "../registry/file-hashes.ts";
import { stepByStep } from "../steps.ts";
import { type Groundwork, localPages } from "./conclude.ts";
import { type KeptDigests, readDigests, writeDigests } from "./digest-store.ts";
import { type DigestedZones, digestZones } from "./digest-zones.ts";
import { digestOf } from "./inspect-zone.ts";
import type { StoredDigest } from "./packed-digests.ts";
import { digestsFile, type PlanCache } from "./plan-cache.ts";
import type { ZoneInputs } from "./zone-basis.ts";
import type { ZoneFiles } from "./zone-files.ts";
import type { ZoneWorld } from "./zone-world.ts";

/** All that digests are made of besides the files of local pages. */
interface DigestWorld {
  /** What must have come before a file is digested. */
  readonly ready: Promise<unknown>;
  readonly groundwork: Groundwork;
  readonly inputs: ZoneInputs;
  readonly files: ZoneFiles;
  readonly world: ZoneWorld;
  /** Hash of all of this (`keyOfWorld`). */
  readonly worldKey: string;
  /** Whether the pages are so many that memory allows one thing at a time. */
  readonly areMany: boolean;
}

/** So many texts are compared sooner than a thread for them has started. */
const FEW_TEXTS = 2000;

/** The digests of local pages, and what comparing their texts gives. */
interface Digested extends Pick<DigestedZones, "drafts"> {
  readonly stored: readonly StoredDigest[];
  comparison(): Promise<ZoneComparison>;
}

/** Digests the local pages; keeps what comes of that and of comparing them, and uses what was kept. */
export async function digestLocal(
  options: PlanOptions,
  cache: PlanCache | undefined,
  { ready, groundwork, inputs, files, world, worldKey, areMany }: DigestWorld,
): Promise<Digested> {
  const { cacheDir, signal } = options;
  const file = digestsFile(options);
  const kept = cache && readDigests(file, worldKey);
  const paths = groundwork.listed.zones;
  const known: ReadonlyMap<string, StoredDigest> =
    cache === undefined || kept === undefined ? new Map() : stillTrue(kept, await cache.hashed.all());
  const { digests: made, drafts } = await digestZones(
    paths.filter((path) => !known.has(path)),
    {
      world,
      cacheDir,
      code: options.code,
      draftsDir: options.draftsDir,
      ready,
      workers: options.workers,
      signal,
      onProgress: (done) => options.onProgress?.(known.size + done, paths.length),
      digest: (path) => digestOf(files.read(path), groundwork.basis),
    },
  );
  await cache?.hashed.all(new Map([...made.values()].map(({ hash, digest }) => [digest.path, hash])));
  const stored = paths.map((path) => (made.get(path) ?? known.get(path)) as StoredDigest);
  const pagesOf = (digests: readonly StoredDigest[]) =>
    localPages(
      digests.map(({ digest }) => digest),
      files,
      inputs,
    );
  const comparison = once(async () => {
    const pages = pagesOf(stored);
    const last = kept && { pairs: kept.pairs, own: kept.own, pages: pagesOf(kept.stored) };
    const texts = pages.map((page) => page.compared);
    const compareAnew = () =>
      areMany || texts.length <= FEW_TEXTS
        ? stepByStep(compareTexts(texts), signal)
        : compareBeside(texts, signal);
    const { pairs, own } =
      (last && compareAgain(last, pages, kept.eachTextOf(pages))) ?? (await compareAnew());
    if (cache !== undefined && (made.size > 0 || kept?.count !== stored.length))
      writeDigests(file, worldKey, { stored, pairs, own }, kept);
    return { pages, pairs, own, limits: limitsOf(groundwork.content.site?.data) };
  });
  // Kept texts may turn out to be damaged, which is mended here; and most of their comparison is kept too.
  if (kept !== undefined) await comparison();
  return { stored, comparison, drafts };
}

/** The kept digests of files whose bytes are the same, by path. */
const stillTrue = ({ stored }: KeptDigests, hashes: FileHashes): ReadonlyMap<string, StoredDigest> =>
  new Map(
    stored
      .filter(({ hash, digest }) => hash !== "" && hashes.get(digest.path) === hash)
      .map((one) => [one.digest.path, one]),
  );
