import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { loadFile } from "./1-load/load-content.ts";
import type { ContentFiles } from "./1-load/content-files.ts";
import { OWN_WORDS } from "./1-load/content-folder.ts";
import { localPageFile } from "./1-load/page-address.ts";
import type { SourceText } from "./1-load/source-file.ts";
import type { Environment, RunOptions } from "./3-resolve/environment.ts";
import type { PageModel } from "./3-resolve/pages/page-model.ts";
import type { ResolvedContent } from "./3-resolve/pages/resolve-content.ts";
import type { OpenGraphImage } from "./3-resolve/pictures/open-graph-image.ts";
import { NO_SURROUNDINGS } from "./3-resolve/places/zone-geography.ts";
import { localPageMaker, type PageMakerInput } from "./6-emit/make-page.ts";
import { inspectZone } from "./inspect/inspect-zone.ts";
import { mediaFiles } from "./media/media-index.ts";
import { pick } from "./pick.ts";
import type { PlanInputs } from "./plan-inputs.ts";

export interface PlanOptions extends RunOptions {
  readonly contentDir: string;
  /** True for a release, for which some warnings are errors. */
  readonly release: boolean;
  readonly cacheDir: string;
  /** The output folder, of which the cache remembers the published routes. */
  readonly outDir?: string | undefined;
  /** Hash of the code that checks and plans; without it, no earlier result is used. */
  readonly code?: string | undefined;
  /** The files with their store, if the caller has opened them already. */
  readonly files?: ContentFiles | undefined;
  /** True to give pages their dates. */
  readonly dated: boolean;
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /**
   * True to take local pages from the store, even old ones, without inspection, comparison and writing.
   * Development uses this to answer at once.
   */
  readonly allowStale?: boolean;
  /**
   * Inputs that replace those from disk and packages, for tests. Worker threads have communes, a dictionary and photos
   * of their own.
   */
  readonly overrides?: Partial<Omit<Environment, "settings">>;
  /** Must settle before the inspection of local pages takes all processors and memory. */
  readonly prepared?: Promise<void> | undefined;
  /** Called with the number of local pages that are checked. */
  onProgress?(done: number, all: number): void;
  /** Called before the inspection of many files, which takes seconds. */
  onMany?(): void;
}

/** A page to build: its module's text, or what the thread that renders it makes the text from. */
export interface RenderJob {
  readonly route: string;
  readonly indexed: boolean;
  /** Date (W3C format) of the content file's last change; undefined if unknown. */
  readonly lastModified?: string | undefined;
  readonly openGraphImage?: OpenGraphImage | undefined;
  readonly content:
    | { readonly text: string }
    | {
        /** Hash of everything that the page is made from. */
        readonly key: string;
        /** Path of a local page's file. The thread reads its texts and surroundings from the store. */
        readonly file: string;
      };
}

interface Findings {
  readonly resolved: ResolvedContent;
  readonly moved: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: readonly RenderJob[];
  readonly unknown: readonly string[];
}

/** A checked content folder, and the plan of its site. */
export type Plan = ReturnType<typeof planOf>;

/** The planned site; with errors, as much of it as can be made. */
export type SitePlan = ReturnType<typeof sitePlanOf>;

/** The result of inspecting a local page's file by itself. */
export type InspectedPage = ReturnType<Plan["inspect"]>;

/** Text of a file by its path, for code frames. */
export type FileTexts = ReturnType<typeof textsOf>;

/** Joins the results of the stages into a plan. */
export function planOf(inputs: PlanInputs, findings: Findings, options: PlanOptions) {
  const { store, folder, environment, base, pageContext } = inputs;
  const { resolved, diagnostics } = findings;
  const localPage = localPageMaker(store, pageContext);
  return {
    /** All diagnostics, by file and place. With an error, the site must not be built. */
    diagnostics,
    texts: textsOf(inputs),
    /** Valid content but local pages, as written. */
    content: base.content,
    registry: environment.registry,
    /** Names of the drawn pictures. */
    pictures: [...environment.pictures.keys()].sort(),
    photos: resolved.photos,
    /** Paths of local pages' files that are not inspected yet. */
    unknown: new Set(findings.unknown),
    /** Inspects a local page's file in its present state, by itself. */
    inspect(path: string) {
      const loaded = loadFile(folder, path);
      const { source, texts } = inspectZone(loaded, pageContext);
      return {
        text: loaded.text,
        diagnostics: source.diagnostics.filter(({ file }) => file === path),
        /** Its page, with the surroundings that it had in this plan; undefined for a file with an error. */
        page: texts && localPage(loaded, texts, NO_SURROUNDINGS),
      };
    },
    /** Undefined if a shared file has an error. */
    site: base.content.areSharedFilesValid ? sitePlanOf(inputs, findings, options, localPage) : undefined,
  };
}

function sitePlanOf(
  { environment, pageContext, zoneFiles }: PlanInputs,
  { resolved, moved, pages }: Findings,
  { contentDir, cacheDir }: PlanOptions,
  localPage: (file: SourceText) => PageModel,
) {
  const { site, drawing, common } = pageContext;
  const written = new Map(resolved.pages.map((page) => [page.route, page]));
  const routes = new Set(pages.map(({ route }) => route));
  const pageAt = (route: string) => localPage(zoneFiles.source(localPageFile(route)));
  const makerInput: PageMakerInput = { cacheDir, site, drawing, common: pick(common, "texts") };
  return {
    /** Data that all pages share. */
    model: resolved.site,
    /** Sorted by route. */
    pages,
    /** Data with which a thread makes local pages. */
    makerInput,
    data: resolved.data,
    /** Files of drawn pictures, logos and videos. */
    media: mediaFiles(contentDir, environment),
    /** Addresses of the documents, which are also their paths under the content folder. */
    documents: [...environment.documents],
    /** The pages that former addresses lead to, sorted. */
    moved,
    has: (route: string) => routes.has(route),
    /** Gives the page at a route; undefined if there is none. */
    modelAt: (route: string) => written.get(route) ?? (routes.has(route) ? pageAt(route) : undefined),
  };
}

/** Gives the texts of all files that diagnostics may refer to. */
function textsOf({ files, base: { listed, loaded }, zoneFiles }: PlanInputs) {
  const ownWords = files.paths.filter((path) => path === OWN_WORDS);
  const readPaths = new Set([...listed.base, ...listed.zones, ...ownWords]);
  return {
    has: (path: string) => readPaths.has(path),
    get: (path: string) =>
      loaded.texts.get(path) ?? (readPaths.has(path) ? zoneFiles.read(path).text : undefined),
  };
}
