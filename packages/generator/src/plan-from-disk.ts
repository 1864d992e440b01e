import type { SiteModel } from "@vitrine/schema/site-model";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { contentFolder } from "./1-load/content-folder.ts";
import type { DataFile } from "./3-resolve/data-file.ts";
import type { NamedPhoto } from "./3-resolve/photo-finder.ts";
import { checkDoorways } from "./4-check/check-doorways.ts";
import type { ZoneComparison } from "./4-check/doorways/compare-zones.ts";
import type { Dictionary } from "./4-check/texts/spelling.ts";
import type { FileTexts } from "./generate.ts";
import { type DiskOptions, mediaIn } from "./generate-from-disk.ts";
import { inOrder } from "./in-order.ts";
import { growSlowly, letGo } from "./let-go.ts";
import { once } from "./once.ts";
import { type FileHashes, type HashedFolder, hashFolder } from "./registry/file-hashes.ts";
import { openDictionary, unpackDictionary } from "./registry/french-dictionary.ts";
import type { CommuneRegistry } from "./registry/commune-registry.ts";
import { keptCommunes } from "./registry/kept-communes.ts";
import { DamagedFile } from "./registry/kept-file.ts";
import { concludeInSteps, layGroundwork } from "./zones/conclude.ts";
import { pause, stepByStep } from "./steps.ts";
import { digestLocal } from "./zones/digest-local.ts";
import { forgetDigests } from "./zones/digest-store.ts";
import { planAgain } from "./zones/plan-again.ts";
import { digestsFile, openPlanCache, type PlanCache } from "./zones/plan-cache.ts";
import { type KeptPlan, type PlannedPage, plannedPage, type WholePlan } from "./zones/plan-store.ts";
import { planWholeInSteps } from "./zones/plan-whole.ts";
import { zoneFiles } from "./zones/zone-files.ts";
import { ownWordsOf } from "./1-load/own-words.ts";
import { keyOfWorld, worldOf, type ZoneWorld } from "./zones/zone-world.ts";

export interface PlanOptions extends Omit<DiskOptions, "modulesDir" | "dictionary"> {
  readonly cacheDir: string;
  /** Hash of the code that checks and plans; without it nothing is kept for the next run. */
  readonly code?: string | undefined;
  /** The hashes of the folder's files, where somebody finds them out already. */
  readonly hashed?: (() => Promise<HashedFolder>) | undefined;
  /** Whether dates are asked for. */
  readonly dated: boolean;
  /** Folder where texts wait for their pages to be rendered; undefined where none are. */
  readonly draftsDir?: string | undefined;
  /** How many threads digest; as many as there are processors, unless said. */
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** What must have ended before the local pages take all processors and memory. */
  readonly prepared?: Promise<void> | undefined;
  /** Told how many local pages have been checked. */
  onProgress?(done: number, all: number): void;
}

/** The same, with what does not depend on the content. */
export interface PlanInputs extends PlanOptions {
  readonly registry: CommuneRegistry;
  readonly dictionary: Dictionary;
  /** What has come when there is a dictionary to open. */
  readonly unpacking: Promise<void>;
}

/** All that a build needs of the content. */
export interface SitePlan {
  /** What all pages share. */
  readonly site: SiteModel;
  /** Sorted by route. */
  readonly pages: readonly PlannedPage[];
  readonly pageCount: number;
  /** Undefined where nothing is kept, and before texts are compared. */
  since(): SinceThePlan | undefined;
  /** What a thread needs to make local pages. */
  readonly world: ZoneWorld;
  readonly data: readonly DataFile[];
  /** Those files of local pages that were read, by the hashes of what was read. */
  readonly zones: FileHashes;
}

/** What has changed since the plan of the whole was made. */
export interface SinceThePlan {
  /** Hash of all that the site follows from but for what these pages say. */
  readonly key: string;
  readonly pages: readonly PlannedPage[];
  /** The page at a route, as it is now, where it is a local one. */
  pageOf(route: string): PlannedPage | undefined;
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
  compare(): Promise<readonly Diagnostic[]>;
}

/**
 * Checks a folder, and plans its pages, without ever holding all of them: local pages are digested in batches, by
 * worker threads where there are many, and what their files have not changed since the last run is kept on disk.
 */
export async function planFromDisk(options: PlanOptions): Promise<Plan> {
  const { contentDir, cacheDir, code } = options;
  const unpacking = unpackDictionary(cacheDir);
  unpacking.catch(() => undefined);
  const registry = keptCommunes(cacheDir, code);
  const cache =
    code === undefined
      ? undefined
      : await openPlanCache(options, code, await (options.hashed?.() ?? hashFolder(contentDir)));
  const dictionary = openDictionary(cacheDir, ownWordsOf(contentDir));
  const world = { ...options, registry, dictionary, unpacking };
  try {
    const again = cache?.last && (await planAgain(world, cache.last));
    return again ?? (await planAnew(world, cache));
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    forgetDigests(digestsFile(options));
    return planAnew(world, cache);
  }
}

/**
 * Up to so many local pages, texts are compared while pages are rendered, and all that both are made of is in memory. Of
 * more, what is to become of them is as much as their digests: it is kept first, and read again when a page's turn comes.
 */
const MOST_AT_ONCE = 40_000;

/** Plans the pages, looking at all but local pages anew. */
async function planAnew(options: PlanInputs, cache: PlanCache | undefined): Promise<Plan> {
  const plan = await planOn(options, cache);
  if ((plan.site?.zones.size ?? 0) > MOST_AT_ONCE) letGo();
  return plan;
}

async function planOn(options: PlanInputs, cache: PlanCache | undefined): Promise<Plan> {
  const { contentDir, release, settings, drawing, encoding, registry, dictionary, unpacking } = options;
  const folder = contentFolder(contentDir);
  const inputs = {
    registry,
    ...mediaIn(contentDir, cache?.hashed.paths),
    settings,
    drawing,
    encoding,
    dictionary,
    release,
  };
  const groundwork = layGroundwork(folder, inputs);
  const world = worldOf(contentDir, folder, inputs);
  const worldKey = keyOfWorld(world, folder, inputs.photos, options.code);
  const files = zoneFiles(folder);
  const areMany = groundwork.listed.zones.length > MOST_AT_ONCE;
  if (areMany) growSlowly();
  const ready = Promise.all([unpacking, options.prepared]);
  // Whoever waits for it hears of it.
  ready.catch(() => undefined);
  const { stored, comparison, drafts } = await digestLocal(options, cache, {
    ready,
    groundwork,
    inputs,
    files,
    world,
    worldKey,
    areMany,
  });
  const comparing = comparison();
  // Whoever asks for what it gives hears of it.
  comparing.catch(() => undefined);
  if (areMany) {
    await comparing;
    letGo();
  }
  const digests = stored.map(({ digest }) => digest);
  const concluded = await stepByStep(concludeInSteps(groundwork, digests, files, inputs), options.signal);
  const whole = await stepByStep(
    planWholeInSteps(concluded, stored, { ...options, pictures: inputs.pictures, worldKey }),
    options.signal,
  );
  const isRead = new Set([...groundwork.listed.others, ...groundwork.listed.zones]);
  const texts: FileTexts = {
    has: (path) => isRead.has(path),
    get: (path) =>
      groundwork.loaded.texts.get(path) ?? (isRead.has(path) ? files.read(path).text : undefined),
  };
  const { diagnostics } = concluded;
  const { site, data, photos } = whole;
  const result: { kept?: KeptPlan | undefined } = {};
  const compare = once(
    comparer(whole, comparison, async (plan) => {
      await pause(options.signal);
      result.kept = await cache?.keep(plan);
    }),
  );
  if (hasError(diagnostics)) return { diagnostics, texts, site: undefined, photos: [], compare };
  if (areMany) await compare();
  const pages = [
    ...whole.written,
    ...(result.kept ?? whole).local.map((plan) => plannedPage(plan, drafts.get(plan.path))),
  ].sort((a, b) => (a.route < b.route ? -1 : 1));
  const zones = new Map(stored.map(({ hash, digest }) => [digest.path, hash]));
  const since = () => result.kept && { key: result.kept.id, pages: [], pageOf: () => undefined };
  const { length: pageCount } = pages;
  return { diagnostics, texts, photos, site: { site, pages, pageCount, world, data, zones, since }, compare };
}

/** Compares texts, and keeps a plan with what came of that. A function of its own holds what the plan's other parts let go. */
const comparer =
  (whole: WholePlan, comparison: () => Promise<ZoneComparison>, keep: (plan: WholePlan) => Promise<void>) =>
  async (): Promise<readonly Diagnostic[]> => {
    const diagnostics = [...whole.diagnostics, ...checkDoorways(await comparison())];
    const all = inOrder([...diagnostics, ...whole.own]);
    if (!hasError(all)) await keep({ ...whole, diagnostics });
    return all;
  };

const hasError = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.some(({ severity }) => severity === "error");
