import type { PageHead } from "@vitrine/schema/page-head";
import type { SiteModel } from "@vitrine/schema/site-model";
import type { ScriptAddresses } from "../renderer/create-renderer.ts";

/** What a page's module says, as data: a component of one of its imports, and the props that it gives it. */
export interface PageData {
  readonly head: PageHead;
  /** Module specifier, one of `pageImports`. */
  readonly from: string;
  readonly component: string;
  /** Plain data; what is undefined counts as absent. */
  readonly props: object;
}

/** A page to render: its module on disk, or what that says as data, and the file that its HTML goes to. */
export interface PageJob {
  readonly route: string;
  readonly module: string;
  /** Saves importing the module, which takes longer than rendering and is never given back. */
  readonly data?: PageData | undefined;
  readonly output: string;
}

/** A page that could not be rendered. */
export interface RenderFailure {
  readonly route: string;
  readonly message: string;
}

/** What a render worker is given when it starts. */
export interface WorkerInput {
  readonly serverDir: string;
  /** Module specifier to file of the server bundle, for what page modules import. */
  readonly imports: Readonly<Record<string, string>>;
  readonly siteModule: string;
  readonly scripts: ScriptAddresses;
}

export interface LoadedSite {
  readonly site: SiteModel;
}

/** What a worker answers to a batch: the pages that failed. */
export type BatchResult = readonly RenderFailure[];
