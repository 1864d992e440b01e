import type { OpenGraphImage } from "../3-resolve/pictures/open-graph-image.ts";
import type { DataFile } from "../3-resolve/places/data-file.ts";
import type { PageModel } from "../3-resolve/pages/page-model.ts";
import type { ResolvedContent } from "../3-resolve/pages/resolve-content.ts";
import type { ContentHistory } from "../1-load/content-history.ts";
import { emitPage } from "./emit-page.ts";
import { emitSite } from "./emit-site.ts";

/** A page's module as text, with what the renderer must know of it. */
export interface PageModule {
  readonly route: string;
  /** Path under the modules' folder: "pages/clichy.tsx". */
  readonly path: string;
  readonly text: string;
  readonly indexed: boolean;
  /** W3C date of the last change of the content file that makes it, where that is known. */
  readonly lastModified?: string | undefined;
  /** What the build draws for it; the text has the address. */
  readonly openGraphImage?: OpenGraphImage | undefined;
}

export interface EmittedModules {
  readonly site: string;
  readonly pages: readonly PageModule[];
  /** Files that scripts fetch; they go out under their address. */
  readonly data: readonly DataFile[];
}

/** Writes the modules of all pages, as text, with the data files beside them. */
export function emitModules(
  { site, pages, data }: Pick<ResolvedContent, "site" | "pages" | "data">,
  history: ContentHistory,
): EmittedModules {
  return {
    site: emitSite(site),
    pages: pages.map((page) => emitModule(page, history.get(page.file.path))),
    data,
  };
}

const emitModule = (page: PageModel, lastModified: string | undefined): PageModule => ({
  route: page.route,
  path: modulePath(page.route),
  text: emitPage(page),
  indexed: page.indexed,
  lastModified,
  openGraphImage: page.openGraphImage,
});

/** "/" is pages/index.tsx, "/paris/entreprise-de-nettoyage" is pages/paris/entreprise-de-nettoyage.tsx. */
export function modulePath(route: string): string {
  return `pages${route === "/" ? "/index" : route}.tsx`;
}
