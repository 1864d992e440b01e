import type { Bundle } from "../1-bundle/bundle.ts";
import type { SiteModel } from "@vitrine/schema/site-model";

/** The source of the function with which a thread makes page modules. */
export interface PageMaker {
  /** Address of a module whose `pageMaker(input)` gives the function: a file's path in, a module's text out. */
  readonly module: string;
  /** Input of `pageMaker`: plain data, since threads receive it as a message. */
  readonly input: unknown;
}

/** A page to render, and the paths of its module and its HTML. */
export interface PageJob {
  readonly route: string;
  readonly output: string;
  readonly module: string;
  /** The module's text, or the file from which the maker makes it. */
  readonly content: { readonly text: string } | { readonly file: string };
  /** Module key of the published page. A page with the same key is not rendered again. */
  readonly renderedKey?: string | undefined;
  /** Key of a module file that can be read in place of making the module. */
  readonly writtenKey?: string | undefined;
}

export interface RenderFailure {
  readonly route: string;
  readonly message: string;
}

/** A page that was rendered, or that was up to date. */
export interface RenderedPage {
  readonly route: string;
  /** Key of the page's module. */
  readonly key: string;
  readonly rendered: boolean;
}

/** Start data of a render worker. */
export interface WorkerInput extends Pick<Bundle, "serverDir" | "imports" | "scripts"> {
  readonly site: SiteModel;
  readonly maker: PageMaker;
}

/** The result of one batch of pages, or of all. */
export interface Rendering {
  readonly pages: readonly RenderedPage[];
  readonly failures: readonly RenderFailure[];
}
