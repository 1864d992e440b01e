import type { Zone } from "@vitrine/schema/content/zone";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { SiteModel } from "@vitrine/schema/site-model";
import type { ValidContent } from "./2-validate/validate-content.ts";
import type { DataFile } from "./3-resolve/places/data-file.ts";
import type { Settings } from "./3-resolve/own-settings.ts";
import type { PageModel } from "./3-resolve/pages/page-model.ts";
import type { NamedPhoto } from "./3-resolve/pictures/photo-finder.ts";
import type { LocalPage } from "./4-check/similarity/compare-zones.ts";
import type { CommuneRegistry } from "./communes/commune-registry.ts";
import type { OpenedFolders } from "./store/open-folders.ts";
import type { PlannedPage } from "./5-plan/plan-pages.ts";
import type { PageMakerInput } from "./5-plan/render-job.ts";
import type { ZoneInputs } from "./inspect/zone-basis.ts";

export interface PlanOptions {
  readonly contentDir: string;
  readonly settings: Settings;
  readonly release: boolean;
  /** The folder of the site's public files, such as the logo; without it none is looked for. */
  readonly publicDir?: string | undefined;
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
  /** Inputs that replace those of the disk and of packages, as tests need them; of these, worker threads see pictures only. */
  readonly overrides?: Partial<Omit<ZoneInputs, "settings" | "release">>;
  /** What must have ended before the local pages take all processors and memory. */
  readonly prepared?: Promise<void> | undefined;
  /** Told how many local pages have been checked. */
  onProgress?(done: number, all: number): void;
  /** Told, before they are, that many files have to be inspected: that takes seconds. */
  onMany?(): void;
}

/** The text of a file by its path, for frames. */
export type FileTexts = Pick<ReadonlyMap<string, string>, "get" | "has">;

/** All that is made of content: as much as can be made, where there are errors. */
export interface SitePlan {
  /** What all pages share. */
  readonly site: SiteModel;
  /** Sorted by route. */
  readonly pages: readonly PlannedPage[];
  /** What a thread needs to make local pages. */
  readonly maker: PageMakerInput;
  readonly data: readonly DataFile[];
  /** Whether there is a page at a route. */
  has(route: string): boolean;
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
  /** Paths of local pages' files that nobody has looked at yet. */
  readonly unknown: ReadonlySet<string>;
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
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Its page, with what stood around it when the plan was made; undefined for a file with an error. */
  readonly page: PageModel | undefined;
}
