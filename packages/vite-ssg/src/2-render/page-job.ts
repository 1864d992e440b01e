import type { RenderJob } from "@vitrine/generator/plan";
import type { SiteModel } from "@vitrine/schema/site-model";
import type { Bundle } from "../1-bundle/bundle.ts";

/** The source of the function with which a thread makes page modules. */
export interface PageMaker {
  /** Address of a module whose `pageMaker(input)` gives the function: a file's path in, a module's text out. */
  readonly module: string;
  /** Input of `pageMaker`: plain data, since threads receive it as a message. */
  readonly input: unknown;
}

/** A page to render, and the files of its module and its HTML. */
export interface PageJob extends Pick<RenderJob, "route" | "content"> {
  /** Path of the HTML under the output folder. */
  readonly path: string;
  readonly output: string;
  readonly module: string;
  /** Key of the module's inputs. */
  readonly sourceKey: string;
  /** Hash of the published page's module. A page with the same hash is not rendered again. */
  readonly renderedKey?: string | undefined;
  /** Hash of a module file that can be read in place of making the module. */
  readonly writtenKey?: string | undefined;
}

export interface RenderFailure {
  readonly route: string;
  readonly message: string;
}

/** A page that was rendered, or that was up to date. */
export interface RenderedPage extends Pick<PageJob, "path" | "sourceKey"> {
  /** Hash of the page's module. */
  readonly key: string;
  readonly rendered: boolean;
}

/** Start data of a render worker. */
export interface WorkerInput extends Pick<Bundle, "serverDir" | "scripts"> {
  readonly site: SiteModel;
  readonly maker: PageMaker;
}

/** The result of one batch of pages, or of all. */
export interface Rendering {
  readonly pages: readonly RenderedPage[];
  readonly failures: readonly RenderFailure[];
}
