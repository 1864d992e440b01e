import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { SiteModel } from "@vitrine/schema/site-model";
import type { ValidContent } from "./2-validate/validate-content.ts";
import type { DataFile } from "./3-resolve/places/finder-files.ts";
import type { Environment, RunOptions } from "./3-resolve/page-context.ts";
import type { PageModel } from "./3-resolve/pages/page-model.ts";
import type { NamedPhoto } from "./3-resolve/pictures/photo-finder.ts";
import type { CommuneRegistry } from "./communes/commune-registry.ts";
import type { MediaFile } from "./media/media-index.ts";
import type { ContentFiles } from "./1-load/content-files.ts";
import type { OpenGraphImage } from "./3-resolve/pictures/open-graph-image.ts";
import type { PageMakerInput } from "./6-emit/make-page.ts";

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
  /** Number of inspecting threads; one per processor if undefined. */
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

/** Text of a file by its path, for code frames. */
export type FileTexts = Pick<ReadonlyMap<string, string>, "get" | "has">;

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

/** The planned site; with errors, as much of it as can be made. */
export interface SitePlan {
  /** Data that all pages share. */
  readonly site: SiteModel;
  /** Sorted by route. */
  readonly pages: readonly RenderJob[];
  /** Data with which a thread makes local pages. */
  readonly makerInput: PageMakerInput;
  readonly data: readonly DataFile[];
  /** Files of drawn pictures, logos and videos. */
  readonly media: readonly MediaFile[];
  /** The pages that former addresses lead to, sorted. */
  readonly moved: ReadonlyMap<string, string>;
  /** True if a page has the route. */
  has(route: string): boolean;
  /** Gives the page at a route; undefined if there is none. */
  modelAt(route: string): PageModel | undefined;
}

export interface Plan {
  /** All diagnostics, by file and place. With an error, the site must not be built. */
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: FileTexts;
  /** Undefined if a shared file has an error. */
  readonly site: SitePlan | undefined;
  readonly photos: readonly NamedPhoto[];
  /** Valid content but local pages, as written. */
  readonly content: ValidContent;
  readonly registry: CommuneRegistry;
  /** Names of the drawn pictures. */
  readonly pictures: readonly string[];
  /** Paths of local pages' files that are not inspected yet. */
  readonly unknown: ReadonlySet<string>;
  /** Inspects a local page's file in its present state, by itself. */
  inspect(path: string): InspectedPage;
}

/** The result of inspecting a local page's file by itself. */
export interface InspectedPage {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Its page, with the surroundings that it had in this plan; undefined for a file with an error. */
  readonly page: PageModel | undefined;
}
