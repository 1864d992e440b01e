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

/** Makes a page's data of a job: pages of which there are very many are made where they are rendered. */
export type MakePage = (job: unknown) => PageData;

/** Where a thread has its `MakePage` from. */
export interface PageMakerModule {
  /** File address of a module that exports `pageMaker(input)`, which gives the function. */
  readonly module: string;
  /** What that module exports, for pages that are rendered in this thread: it may stand in a bundle. */
  readonly pageMaker?: (input: never) => (job: never) => PageData;
  /** Plain data. */
  readonly input: unknown;
}

/** A page to render, and the file that its HTML goes to. */
export interface PageJob {
  readonly route: string;
  readonly output: string;
  /** The page as data, or what it is made of. */
  readonly content: { readonly data: PageData } | { readonly job: unknown };
  /** Key of the data that the page which is out already was rendered from: of the same, nothing is rendered. */
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
  /** Key of the page's data. */
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
  readonly maker?: PageMakerModule | undefined;
}

/** What a worker answers to a batch. */
export interface BatchResult {
  readonly pages: readonly RenderedPage[];
  readonly failures: readonly RenderFailure[];
}
