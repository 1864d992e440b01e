import type { Plan, SitePlan } from "@vitrine/generator/plan";
import type { PageModel } from "@vitrine/generator/page-model";
import type { DevOptions } from "@vitrine/vite-ssg/vite-plugin";

export interface DevPlaces {
  /** The content folder. */
  readonly content: string;
  /** The cache folder, with the store. */
  readonly cache: string;
  /** Called with reports of new errors and warnings; without it, the author gets none. */
  readonly say?: (text: string) => void;
}

/** Content of the atelier. */
export interface DevContent {
  readonly plan: Plan & { readonly site: SitePlan };
  /** The listed pages, sorted by route. A page that can't be made now is in its last version. */
  readonly pages: readonly PageModel[];
  modelAt(route: string): PageModel | undefined;
  /** Number of local pages that are not listed. */
  readonly unlisted: number;
}

/** The content, for the site's development pages. */
export interface SiteDev extends DevOptions {
  readonly contentDir: string;
  /** The current content. Rejects if no page was ever made from it. */
  atelier(): Promise<DevContent>;
  /** Number of the pages' state, which grows at each change. */
  state(): number;
  /**
   * Path of a photo's file, by its address. The photo is encoded if necessary; an unknown address gives
   * undefined.
   */
  photoAt(address: string): Promise<string | undefined>;
}
