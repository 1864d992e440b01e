import type { Plan, SitePlan } from "@vitrine/generator/plan";
import type { PageModel } from "@vitrine/generator/page-model";
import type { DevOptions } from "@vitrine/vite-ssg/vite-plugin";

export interface DevPlaces {
  /** The content folder. */
  readonly content: string;
  /** The cache folder, with the store. */
  readonly cache: string;
  /** Where the author is told what is new among errors and warnings; without it nobody is. */
  readonly say?: (text: string) => void;
}

/** The content for the atelier. */
export interface DevContent {
  readonly plan: Plan & { readonly site: SitePlan };
  /** The pages that it lists, sorted by route; one that can't be made now is as it last was. */
  readonly pages: readonly PageModel[];
  modelAt(route: string): PageModel | undefined;
  /** How many local pages it does not list. */
  readonly unlisted: number;
}

/** What the site's development pages need to know of the content. */
export interface SiteDev extends DevOptions {
  readonly contentDir: string;
  /** The content as it stands. Rejects where no page was ever made of it. */
  atelier(): Promise<DevContent>;
  /** How often pages have become others. */
  state(): number;
  /** The file that a photo has at an address, encoded now if it never was; undefined where there is none. */
  photoAt(address: string): Promise<string | undefined>;
}
