import { randomUUID } from "node:crypto";
import type { SiteModel } from "@vitrine/schema/site-model";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { contentFolder } from "./1-load/content-folder.ts";
import { OWN_WORDS, ownWordsOf } from "./1-load/own-words.ts";
import type { DataFile } from "./3-resolve/data-file.ts";
import { ownSettings } from "./3-resolve/own-settings.ts";
import type { NamedPhoto } from "./3-resolve/photo-finder.ts";
import { checkDoorways } from "./4-check/check-doorways.ts";
import { limitsOf } from "./4-check/doorways/compare-zones.ts";
import { rememberedComparison } from "./4-check/doorways/remembered-comparison.ts";
import type { FileTexts } from "./generate.ts";
import { type DiskOptions, mediaIn } from "./generate-from-disk.ts";
import { inOrder } from "./in-order.ts";
import { once } from "./once.ts";
import { contentHistory, gitIn } from "./registry/content-history.ts";
import { shortHash } from "./registry/file-hash.ts";
import { openDictionary, unpackDictionary } from "./registry/french-dictionary.ts";
import { rememberedCommunes } from "./registry/kept-communes.ts";
import { stepByStep } from "./steps.ts";
import { type OpenedFolders, openFolders } from "./store/open-folders.ts";
import { readTexts } from "./store/source-rows.ts";
import { remembered } from "./store/memo.ts";
import { checkTexts } from "./4-check/check-texts.ts";
import { comparedPaths, concludeInSteps, layGroundwork, localPages, withOutlines } from "./zones/conclude.ts";
import { inspectSources } from "./zones/inspect-sources.ts";
import { inspectZone } from "./zones/inspect-zone.ts";
import { type PlannedPage, planPages } from "./zones/plan-pages.ts";
import type { PageMakerInput } from "./zones/render-job.ts";
import { rememberedPlaces } from "./zones/remembered-places.ts";
import { hashOfContext, readFoundations, type SiteContext } from "./zones/site-context.ts";
import { zoneFiles } from "./zones/zone-files.ts";

export interface PlanOptions extends Omit<DiskOptions, "modulesDir" | "dictionary"> {
  readonly cacheDir: string;
  /** Hash of the code that checks and plans; without it nothing that an earlier run has left is used. */
  readonly code?: string | undefined;
  /** Where somebody has opened them already. */
  readonly opened?: OpenedFolders | undefined;
  /** Whether dates are asked for. */
  readonly dated: boolean;
  /** How many threads inspect; as many as there are processors, unless said. */
  readonly workers?: number | undefined;
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
  readonly maker: PageMakerInput;
  readonly data: readonly DataFile[];
}

export interface Plan {
  /** All but what `compare` gives, sorted by file and place; with an error among them there is nothing to build. */
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: FileTexts;
  readonly site: SitePlan | undefined;
  readonly photos: readonly NamedPhoto[];
  /**
   * Compares the texts of local pages. Where very many are new it takes seconds: a build renders meanwhile. Gives all
   * diagnostics, sorted.
   */
  compare(): Promise<readonly Diagnostic[]>;
}

/** Checks a content folder and plans its pages. What the files have not changed since the last run is in the store. */
export async function buildPlan(options: PlanOptions): Promise<Plan> {
  const { contentDir, cacheDir, code = randomUUID(), settings, drawing, encoding, release, signal } = options;
  const { store, files } = options.opened ?? openFolders(cacheDir, contentDir);
  const unpacking = unpackDictionary(cacheDir);
  // Whoever waits for it hears of it.
  unpacking.catch(() => undefined);
  const registry = options.registry ?? rememberedCommunes(store, code);
  const dictionary = openDictionary(cacheDir, ownWordsOf(contentDir));
  const folder = {
    ...contentFolder(contentDir),
    list: () => files.paths.filter((path) => !path.startsWith("images/")),
  };
  const media = mediaIn(contentDir, files.paths);
  const inputs = { registry, ...media, settings, drawing, encoding, dictionary, release };
  const groundwork = layGroundwork(folder, inputs);
  const context: SiteContext = {
    code,
    foundations: readFoundations(folder),
    pictures: media.pictures,
    photos: new Map(media.photos.list().map((path) => [path, files.hashOf(path) ?? ""])),
    words: files.hashOf(OWN_WORDS) ?? "",
    settings: ownSettings(settings),
    encoding,
    drawing,
    release,
  };
  const zones = zoneFiles(folder);
  const paths = groundwork.listed.zones;
  const sources = await inspectSources(paths, {
    store,
    files,
    context,
    contentDir,
    cacheDir,
    inspect: (path) => inspectZone(zones.read(path), groundwork.basis),
    ready: Promise.all([unpacking, options.prepared]),
    workers: options.workers,
    signal,
    onProgress: (done) => options.onProgress?.(done, paths.length),
  });
  const read = new Map(sources.map(({ path, hash }) => [path, hash]));
  files.remember(read);
  const compared = comparedPaths(sources);
  const textsKey = shortHash(compared.map((path) => `${path}\0${read.get(path)}`).join("\0"));
  const limits = limitsOf(groundwork.content.site?.data);
  const comparing = rememberedComparison(compared, textsKey, { store, cacheDir, limits, signal });
  // Whoever asks for what it gives hears of it.
  comparing.catch(() => undefined);
  const content = withOutlines(groundwork, sources, zones);
  const places = rememberedPlaces(store, sources, content, groundwork.basis.site, registry, code);
  const others = groundwork.listed.others.map((path) => `${path}\0${files.hashOf(path)}`);
  const othersKey = shortHash([hashOfContext(context), ...others].join("\0"));
  const checkedTexts = remembered(store, "texts", othersKey, () => checkTexts(content, inputs));
  const whole = { groundwork, sources, content, places, texts: checkedTexts };
  const concluded = await stepByStep(concludeInSteps(whole, zones, inputs), signal);
  const { site, data, photos, diagnostics } = concluded;
  const compare = once(async () => {
    const local = localPages(compared, readTexts(store, compared).one, zones, inputs);
    return inOrder([...diagnostics, ...checkDoorways(local, await comparing, limits)]);
  });
  const isRead = new Set([...groundwork.listed.others, ...paths]);
  const texts: FileTexts = {
    has: (path) => isRead.has(path),
    get: (path) =>
      groundwork.loaded.texts.get(path) ?? (isRead.has(path) ? zones.read(path).text : undefined),
  };
  if (diagnostics.some(({ severity }) => severity === "error"))
    return { diagnostics, texts, site: undefined, photos: [], compare };
  const history = options.dated ? contentHistory(gitIn(contentDir)) : new Map<string, string>();
  const pages = planPages(concluded.pages, sources, places.jobs, {
    context: hashOfContext(context),
    history,
  });
  const maker = { cacheDir, site: groundwork.basis.site, drawing };
  return { diagnostics, texts, photos, site: { site, pages, maker, data }, compare };
}
