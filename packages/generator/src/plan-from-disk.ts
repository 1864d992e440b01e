import { join, relative } from "node:path";
import type { SiteModel } from "@vitrine/schema/site-model";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { contentFolder } from "./1-load/content-folder.ts";
import type { ContentFolder, ListedContent } from "./1-load/load-content.ts";
import type { DataFile } from "./3-resolve/data-file.ts";
import type { NamedPhoto } from "./3-resolve/photo-finder.ts";
import type { PhotoFolder } from "./3-resolve/photo-folder.ts";
import { checkDoorways } from "./4-check/check-doorways.ts";
import { compareZones, type ZoneComparison } from "./4-check/doorways/compare-zones.ts";
import type { Dictionary } from "./4-check/texts/spelling.ts";
import type { FileTexts } from "./generate.ts";
import { type DiskOptions, mediaIn } from "./generate-from-disk.ts";
import { ownSettings } from "./3-resolve/own-settings.ts";
import { inOrder } from "./in-order.ts";
import { keptCommunes } from "./registry/kept-communes.ts";
import { gitIn } from "./registry/content-history.ts";
import { shortHash } from "./registry/file-hash.ts";
import { frenchDictionary } from "./registry/french-dictionary.ts";
import { conclude, type Groundwork, layGroundwork, localPages } from "./zones/conclude.ts";
import { type DigestedZones, digestZones } from "./zones/digest-zones.ts";
import {
  eachTextOf,
  forgetDigests,
  type KeptDigests,
  readDigests,
  writeDigests,
} from "./zones/digest-store.ts";
import { DamagedTexts } from "./zones/kept-texts.ts";
import { type FileHashes, fileHashes } from "./registry/file-hashes.ts";
import { digestOf } from "./zones/inspect-zone.ts";
import type { StoredDigest } from "./zones/packed-digests.ts";
import { type PlannedPage, plannedPage, readPlan, type WholePlan, writePlan } from "./zones/plan-store.ts";
import { planAgain, planWhole } from "./zones/plan-whole.ts";
import type { ZoneInputs } from "./zones/zone-basis.ts";
import { type ZoneFiles, zoneFiles } from "./zones/zone-files.ts";
import { FOUNDATIONS, ownWordsOf, type ZoneWorld } from "./zones/zone-world.ts";

export interface PlanOptions extends Omit<DiskOptions, "modulesDir" | "dictionary"> {
  readonly cacheDir: string;
  /** Hash of all code that has a part in this; without it nothing is kept for the next run. */
  readonly code?: string | undefined;
  /** Hash of every file of the folder, where that is known already. */
  readonly hashes?: Promise<FileHashes> | undefined;
  /** Whether dates are asked for. */
  readonly dated: boolean;
  /** Folder where texts wait for their pages to be rendered; undefined where none are. */
  readonly draftsDir?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** What must have ended before the local pages take all processors and memory. */
  readonly prepared?: Promise<void> | undefined;
  /** Told how many local pages have been checked. */
  onProgress?(done: number, all: number): void;
}

/** All that a build needs of the content. */
export interface SitePlan {
  /** What all pages share. */
  readonly site: SiteModel;
  /** Sorted by route. */
  readonly pages: readonly PlannedPage[];
  /** What a thread needs to make local pages. */
  readonly world: ZoneWorld;
  readonly data: readonly DataFile[];
  /** The files of local pages by the hashes of what was read of them. */
  readonly zones: FileHashes;
}

export interface Plan {
  /** All but what `compare` gives, sorted by file and place; with an error among them there is nothing to build. */
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: FileTexts;
  readonly site: SitePlan | undefined;
  readonly photos: readonly NamedPhoto[];
  /**
   * Compares the texts of local pages, and keeps what the run came to. Where very many are new it takes seconds: a build
   * renders meanwhile. Gives all diagnostics, sorted.
   */
  compare(): readonly Diagnostic[];
}

/**
 * Checks a folder, and plans its pages, without ever holding all of them: local pages are digested in batches, by
 * worker threads where there are many, and what their files have not changed since the last run is kept on disk.
 */
export async function planFromDisk(options: PlanOptions): Promise<Plan> {
  const unpacking = frenchDictionary(options.cacheDir, ownWordsOf(options.contentDir));
  unpacking.catch(() => undefined);
  const cache = options.code === undefined ? undefined : await openCache(options, options.code);
  const dictionary = await unpacking;
  const planOn = (last?: WholePlan) => planWith({ ...options, dictionary }, cache, last);
  try {
    const again = cache?.plan && (await planOn(cache.plan));
    return again ?? ((await planOn()) as Plan);
  } catch (error) {
    if (!(error instanceof DamagedTexts)) throw error;
    forgetDigests(digestsFile(options));
    return (await planOn()) as Plan;
  }
}

const digestsFile = (options: PlanOptions) => join(options.cacheDir, `digests-${folderName(options)}.bin`);

/**
 * Plans the pages; with `last`, by an earlier plan, which saves looking at anything but local pages. Undefined where
 * files that it rests on were changed since they were hashed.
 */
async function planWith(
  options: PlanOptions & { readonly dictionary: Dictionary },
  cache: Cache | undefined,
  last?: WholePlan,
): Promise<Plan | undefined> {
  const { contentDir, cacheDir, release, settings, drawing, encoding, dictionary } = options;
  const folder = contentFolder(contentDir);
  const inputs = {
    registry: keptCommunes(cacheDir, options.code),
    ...mediaIn(contentDir, cache && [...cache.hashes.keys()]),
    settings,
    drawing,
    encoding,
    dictionary,
    release,
  };
  const groundwork = last
    ? layGroundwork(folder, inputs, { areValid: true, listed: foundationsAnd(last) })
    : layGroundwork(folder, inputs);
  const world: ZoneWorld = {
    contentDir,
    foundations: foundationBytes(folder, groundwork),
    pictures: inputs.pictures,
    settings: ownSettings(settings),
    encoding,
    drawing,
    release,
  };
  const worldKey = keyOf(world, folder, inputs.photos, options.code);
  if (last !== undefined && last.worldKey !== worldKey) return undefined;
  const files = zoneFiles(folder);
  await options.prepared;
  const { stored, comparison, drafts } = await digestLocal(options, cache, {
    groundwork,
    inputs,
    files,
    world,
    worldKey,
  });
  const plans = { ...options, worldKey };
  const again = last && planAgain(last, stored, plans);
  const ground = last && again === undefined ? layGroundwork(folder, inputs) : groundwork;
  const digests = stored.map(({ digest }) => digest);
  const whole = again ?? planWhole(conclude(ground, digests, files, inputs), stored, plans);
  const isRead = again && cache ? cache.hashes : new Set([...ground.listed.others, ...ground.listed.zones]);
  const texts: FileTexts = {
    has: (path) => isRead.has(path),
    get: (path) => ground.loaded.texts.get(path) ?? (isRead.has(path) ? files.read(path).text : undefined),
  };
  const { diagnostics, site, data, photos } = whole;
  const compare = once(() => {
    const all = inOrder([...diagnostics, ...checkDoorways(comparison())]);
    if (again === undefined && !hasError(all)) cache?.keep({ ...whole, diagnostics: all });
    return all;
  });
  if (hasError(diagnostics)) return { diagnostics, texts, site: undefined, photos: [], compare };
  const pages = [
    ...whole.written,
    ...whole.local.map((plan) => plannedPage(plan, drafts.get(plan.path))),
  ].sort((a, b) => (a.route < b.route ? -1 : 1));
  const zones = new Map(stored.map(({ hash, digest }) => [digest.path, hash]));
  return { diagnostics, texts, photos, site: { site, pages, world, data, zones }, compare };
}

const hasError = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.some(({ severity }) => severity === "error");

/** Makes something when it is asked for, and then lets go of all that it was made of. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  let maker: typeof make | undefined = make;
  return () => {
    made ??= { value: (maker as typeof make)() };
    maker = undefined;
    return made.value;
  };
}

interface DigestWorld {
  readonly groundwork: Groundwork;
  readonly inputs: ZoneInputs;
  readonly files: ZoneFiles;
  readonly world: ZoneWorld;
  readonly worldKey: string;
}

/** The digests of local pages, and what comparing their texts gives. */
interface Digested extends Pick<DigestedZones, "drafts"> {
  readonly stored: readonly StoredDigest[];
  comparison(): ZoneComparison;
}

/** Digests the local pages; keeps what comes of that and of comparing them, and uses what was kept. */
async function digestLocal(
  options: PlanOptions,
  cache: Cache | undefined,
  { groundwork, inputs, files, world, worldKey }: DigestWorld,
): Promise<Digested> {
  const { cacheDir, signal } = options;
  const file = digestsFile(options);
  const kept = cache && readDigests(file, worldKey);
  const paths = groundwork.listed.zones;
  const known: ReadonlyMap<string, StoredDigest> =
    cache === undefined || kept === undefined ? new Map() : stillTrue(kept, cache.hashes);
  const { digests: made, drafts } = await digestZones(
    paths.filter((path) => !known.has(path)),
    {
      world,
      cacheDir,
      code: options.code,
      draftsDir: options.draftsDir,
      signal,
      onProgress: (done) => options.onProgress?.(known.size + done, paths.length),
      digest: (path) => digestOf(files.read(path), groundwork.basis),
    },
  );
  const stored = paths.map((path) => (made.get(path) ?? known.get(path)) as StoredDigest);
  const pagesOf = (digests: readonly StoredDigest[]) =>
    localPages(
      digests.map(({ digest }) => digest),
      files,
      inputs,
    );
  const comparison = once(() => {
    const pages = pagesOf(stored);
    const compared = compareZones(
      pages,
      groundwork.content.site?.data,
      kept && { ...kept, pages: pagesOf(kept.stored) },
      kept && eachTextOf(pages, kept),
    );
    const { pairs, own } = compared;
    if (cache !== undefined && (made.size > 0 || kept?.stored.length !== stored.length))
      writeDigests(file, worldKey, { stored, pairs, own }, kept);
    return compared;
  });
  // Kept texts may turn out to be damaged, which is mended here; and most of their comparison is kept too.
  if (kept !== undefined) comparison();
  return { stored, comparison, drafts };
}

/** The local pages of a plan, and what they rest on. */
const foundationsAnd = ({ local }: WholePlan): ListedContent => ({
  zones: local.map(({ path }) => path).sort(),
  others: FOUNDATIONS,
  diagnostics: [],
});

/** What earlier runs have left of a folder. */
interface Cache {
  readonly hashes: FileHashes;
  /** The last plan, where it may still be true. */
  readonly plan: WholePlan | undefined;
  keep(plan: WholePlan): void;
}

async function openCache(options: PlanOptions, code: string): Promise<Cache> {
  const { contentDir, cacheDir, settings, drawing, encoding, release } = options;
  const hashes = await (options.hashes ?? fileHashes(contentDir));
  const file = join(cacheDir, `plan-${folderName(options)}.bin`);
  const commit = gitIn(contentDir)("rev-parse", "HEAD", "--is-shallow-repository");
  const key = JSON.stringify([
    code,
    Object.entries(ownSettings(settings)),
    drawing,
    encoding,
    release,
    commit,
  ]);
  return {
    hashes,
    plan: readPlan(file, key, hashes),
    keep: (plan: WholePlan) => writePlan(file, key, hashes, plan, contentDir),
  };
}

/** The same in every copy of the workspace. */
const folderName = ({ contentDir, cacheDir }: PlanOptions) => shortHash(relative(cacheDir, contentDir));

/** The kept digests of files whose bytes are the same, by path. */
const stillTrue = ({ stored }: KeptDigests, hashes: FileHashes): ReadonlyMap<string, StoredDigest> =>
  new Map(
    stored
      .filter(({ hash, digest }) => hash !== "" && hashes.get(digest.path) === hash)
      .map((one) => [one.digest.path, one]),
  );

function foundationBytes(folder: ContentFolder, { loaded }: Groundwork): ReadonlyMap<string, Uint8Array> {
  return new Map(
    FOUNDATIONS.filter((path) => loaded.texts.has(path)).flatMap((path) => {
      const bytes = folder.read(path);
      return typeof bytes === "string" ? [] : [[path, bytes]];
    }),
  );
}

/** Hash of all that a digest depends on besides its own file. */
function keyOf(
  { foundations, pictures, settings, ...world }: ZoneWorld,
  folder: ContentFolder,
  photos: PhotoFolder,
  code = "",
): string {
  const words = folder.read("dictionary.txt");
  const photoBytes = (path: string) => {
    const place = photos.at(path);
    return place.kind === "file" ? shortHash(place.read()) : place.kind;
  };
  return shortHash(
    JSON.stringify([
      code,
      [...foundations].map(([path, bytes]) => [path, shortHash(bytes)]),
      [...pictures],
      Object.entries(settings),
      world.drawing,
      world.encoding,
      world.release,
      typeof words === "string" ? "" : shortHash(words),
      photos.list().map((path) => [path, photoBytes(path)]),
    ]),
  );
}
