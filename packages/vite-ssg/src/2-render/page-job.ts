import type { SiteModel } from "@vitrine/schema/site-model";
import type { ScriptAddresses } from "../renderer/create-renderer.ts";

/** Where a thread has the function from that makes modules of jobs. */
export interface PageMaker {
  /** File address of a module whose `pageMaker(input)` gives it: a job in, a page's module as text out. */
  readonly module: string;
  /** Plain data. */
  readonly input: unknown;
}

/** A page to render, and the files that its module and its HTML go to. */
export interface PageJob {
  readonly route: string;
  readonly output: string;
  readonly module: string;
  /** The module's text, or what it is made of: not where the file that is there has the text with the key `written`. */
  readonly content:
    | { readonly text: string }
    | { readonly job: unknown; readonly written?: string | undefined };
  /** Key of the module that the page which is out already was rendered from: of the same, nothing is rendered. */
  readonly renderedKey?: string | undefined;
}

/** A page that could not be rendered. */
export interface RenderFailure {
  readonly route: string;
  readonly message: string;
}

/** A page that was rendered, or found to be out already. */
export interface RenderedPage {
  readonly route: string;
  /** Key of the page's module. */
  readonly key: string;
  readonly rendered: boolean;
}

/** What a render worker is given when it starts. */
export interface WorkerInput {
  readonly serverDir: string;
  /** Module specifier to file of the server bundle, for what pages import. */
  readonly imports: Readonly<Record<string, string>>;
  readonly site: SiteModel;
  readonly scripts: ScriptAddresses;
  readonly maker?: PageMaker | undefined;
}

/** What became of a batch of pages, or of all. */
export interface Rendering {
  readonly pages: readonly RenderedPage[];
  readonly failures: readonly RenderFailure[];
}
