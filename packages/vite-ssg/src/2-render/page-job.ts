import type { SiteModel } from "@vitrine/schema/site-model";
import type { ScriptAddresses } from "../renderer/create-renderer.ts";

/** A page to render: its module on disk, and the file that its HTML goes to. */
export interface PageJob {
  readonly route: string;
  readonly module: string;
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
