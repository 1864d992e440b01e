import { randomUUID } from "node:crypto";
import type { SiteModel } from "@vitrine/schema/site-model";
import type { CommuneRegistry } from "./registry/commune-registry.ts";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { Zone } from "@vitrine/schema/content/zone";
import { contentFolder } from "./1-load/content-folder.ts";
import { loadFile } from "./1-load/load-content.ts";
import { OWN_WORDS, ownWordsOf } from "./1-load/own-words.ts";
import type { ValidContent } from "./2-validate/validate-content.ts";
import type { PageModel } from "./3-resolve/page-model.ts";
import type { DataFile } from "./3-resolve/data-file.ts";
import { ownSettings, type Settings } from "./3-resolve/own-settings.ts";
import type { NamedPhoto } from "./3-resolve/photo-finder.ts";
import { checkDoorways } from "./4-check/check-doorways.ts";
import { limitsOf, type LocalPage } from "./4-check/doorways/compare-zones.ts";
import { rememberedComparison } from "./4-check/doorways/remembered-comparison.ts";
import type { FileTexts } from "./generate.ts";
import { readMedia } from "./registry/read-media.ts";
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
import {
  comparedPaths,
  concludeInSteps,
  layGroundwork,
  localPages,
  restsOnRightFiles,
  withOutlines,
  withWrittenZones,
} from "./zones/conclude.ts";
import { inspectSources, knownSources } from "./zones/inspect-sources.ts";
import { inspectZone } from "./zones/inspect-zone.ts";
import { type PlannedPage, planPages } from "./zones/plan-pages.ts";
import { localPageReader, type PageMakerInput } from "./zones/render-job.ts";
import { knownPlaces, rememberedPlaces, surroundingsReader } from "./zones/remembered-places.ts";
import { hashOfContext, readFoundations, type SiteContext } from "./zones/site-context.ts";
import { zoneFiles } from "./zones/zone-files.ts";

export interface PlanOptions {
  readonly contentDir: string;
  readonly settings: Settings;
  readonly release: boolean;
  /** Hash of the code that draws Open Graph images; without it pages show their picture there. */
  readonly drawing?: string | undefined;
  /** Hash of the code that encodes photos; without it their addresses follow from their bytes alone. */
  readonly encoding?: string | undefined;
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
  /** Takes of local pages what is known, old or not, inspects none and writes nothing: for whoever can't wait. */
  readonly asKnown?: boolean;
  /** What must have ended before the local pages take all processors and memory. */
  readonly prepared?: Promise<void> | undefined;
  /** Told how many local pages have been checked. */
  onProgress?(done: number, all: number): void;
}

/** All that is made of content: as much as can be made, where there are errors. */
export interface SitePlan {
  /** What all pages share. */
  readonly site: SiteModel;
  /** Sorted by route. */
  readonly pages: readonly PlannedPage[];
  /** What a thread needs to make local pages. */
  readonly maker: PageMakerInput;
  readonly data: readonly DataFile[];
  /** The page at a route; undefined where there is none. */
  modelAt(route: string): PageModel | undefined;
}

export interface Plan {
  /** All but what `compare` gives, sorted by file and place; with an error among them there is nothing to build. */
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: FileTexts;
  /** Undefined where a file that every page rests on has an error. */
  readonly site: SitePlan | undefined;
  readonly photos: readonly NamedPhoto[];
  /** What has its right shape, as written; local pages are read when they are asked for. */
  readonly content: ValidContent<Zone>;
  readonly registry: CommuneRegistry;
  /** The local pages, as the doorway guard sees them. */
  local(): readonly LocalPage[];
  /** Looks at a local page's file as it is now, by itself. */
  look(path: string): LocalLook;
  /**
   * Compares the texts of local pages. Where very many are new it takes seconds: a build renders meanwhile. Gives all
   * diagnostics, sorted.
   */
  compare(): Promise<readonly Diagnostic[]>;
}

/** A local page's file by itself. */
export interface LocalLook {
  readonly diagnostics: readonly Diagnostic[];
  /** Its page, with what stood around it when the plan was made; undefined for a file with an error. */
  readonly page: PageModel | undefined;
}

/** Checks a content folder and plans its pages. What the files have not changed since the last run is in the store. */
export async function buildPlan(options: PlanOptions): Promise<Plan> {
  const { contentDir, cacheDir, code = randomUUID(), settings, drawing, encoding, release, signal } = options;
  const { store, files } = options.opened ?? openFolders(cacheDir, contentDir);
  const unpacking = unpackDictionary(cacheDir);
  // Whoever waits for it hears of it.
  unpacking.catch(() => undefined);
  const registry = rememberedCommunes(store, code);
  const dictionary = openDictionary(cacheDir, ownWordsOf(contentDir));
  const folder = {
    ...contentFolder(contentDir),
    list: () => files.paths.filter((path) => !path.startsWith("images/")),
  };
  const media = readMedia(contentDir, files.paths);
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
  const sources = options.asKnown
    ? knownSources(store, paths)
    : await inspectSources(paths, {
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
  if (!options.asKnown) files.remember(read);
  const compared = comparedPaths(sources);
  const textsKey = shortHash(compared.map((path) => `${path}\0${read.get(path)}`).join("\0"));
  const limits = limitsOf(groundwork.content.site?.data);
  const comparing = once(() => rememberedComparison(compared, textsKey, { store, cacheDir, limits, signal }));
  // Whoever asks for what it gives hears of it.
  if (!options.asKnown) comparing().catch(() => undefined);
  const unknown = paths.filter((path) => !read.has(path));
  const content = withOutlines(groundwork, sources, unknown, zones);
  const places = options.asKnown
    ? knownPlaces(store, content, groundwork.basis.site, registry)
    : rememberedPlaces(store, sources, content, groundwork.basis.site, registry, code);
  const others = groundwork.listed.others.map((path) => `${path}\0${files.hashOf(path)}`);
  const othersKey = shortHash([hashOfContext(context), ...others].join("\0"));
  const checkedTexts = remembered(store, "texts", othersKey, () => checkTexts(content, inputs));
  const whole = { groundwork, sources, content, places, texts: checkedTexts };
  const concluded = await stepByStep(concludeInSteps(whole, zones, inputs), signal);
  const { site, data, photos, diagnostics } = concluded;
  const local = once(() => localPages(compared, readTexts(store, compared).one, zones, inputs));
  const compare = once(async () =>
    inOrder([...diagnostics, ...checkDoorways(local(), await comparing(), limits)]),
  );
  const isRead = new Set([...groundwork.listed.others, ...paths]);
  const texts: FileTexts = {
    has: (path) => isRead.has(path),
    get: (path) =>
      groundwork.loaded.texts.get(path) ?? (isRead.has(path) ? zones.read(path).text : undefined),
  };
  const surroundingsAt = surroundingsReader(store);
  const plan = {
    diagnostics,
    texts,
    content: withWrittenZones(groundwork, sources, zones),
    registry,
    local,
    look(path: string): LocalLook {
      const { source, draft } = inspectZone(loadFile(folder, path), groundwork.basis);
      return { diagnostics: source.diagnostics, page: draft?.(surroundingsAt(path)) };
    },
    compare,
  };
  if (!restsOnRightFiles(groundwork.content)) return { ...plan, site: undefined, photos: [] };
  const history = options.dated ? contentHistory(gitIn(contentDir)) : new Map<string, string>();
  const pages = planPages(concluded.pages, sources, places.jobs, {
    context: hashOfContext(context),
    history,
  });
  const maker = { cacheDir, site: groundwork.basis.site, drawing };
  const localPageAt = localPageReader(store, maker, zones);
  const modelAt = (route: string) =>
    concluded.pages.find((page) => page.route === route) ??
    (pages.some((page) => page.route === route) ? localPageAt(`zones${route}.yaml`) : undefined);
  return { ...plan, photos, site: { site, pages, maker, data, modelAt } };
}
