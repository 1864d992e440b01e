import { slugOf } from "../1-load/page-address.ts";
import { zonePage, type ZonePageInput } from "../3-resolve/pages/zone-page.ts";
import type { OpenGraphImage } from "../3-resolve/pictures/open-graph-image.ts";
import { emitPage } from "../6-emit/emit-page.ts";
import type { PageModel } from "../3-resolve/pages/page-model.ts";
import { damaged, readStore, type Store } from "../store/open-store.ts";
import { surroundingsReader } from "../store/place-rows.ts";
import { textsReader } from "../store/source-rows.ts";
import type { ZoneFiles } from "../inspect/local-files.ts";

/** A page to build: its module's text, or what the thread that renders it makes the text from. */
export interface RenderJob {
  readonly route: string;
  readonly indexed: boolean;
  /** Date (W3C format) of the content file's last change; undefined if unknown. */
  readonly lastModified?: string | undefined;
  readonly openGraphImage?: OpenGraphImage | undefined;
  readonly content:
    | { readonly text: string }
    | {
        /** Hash of everything that the page is made from. */
        readonly key: string;
        /** Path of a local page's file. The thread reads its texts and surroundings from the store. */
        readonly file: string;
      };
}

/** Input of the rendering thread; plain data. */
export interface PageMakerInput extends ZonePageInput {
  readonly cacheDir: string;
}

/**
 * Gives a function that makes the modules of local pages, as text. It throws `DamagedStore` if planned data
 * is missing from the store.
 */
export function pageMaker(input: PageMakerInput): (path: string) => string {
  const store = readStore(input.cacheDir);
  if (store === undefined) return damaged("text");
  // Rendering reports nothing about content files, so their texts stay empty.
  const pageAt = localPageReader(store, input, { source: (path) => ({ path, text: "" }) });
  return (path) => emitPage(pageAt(path));
}

/** Gives a function that makes a local page from the store. It throws `DamagedStore` for a wrong checksum. */
export function localPageReader(
  store: Store,
  shared: ZonePageInput,
  files: Pick<ZoneFiles, "source">,
): (path: string) => PageModel {
  const [textsOf, surroundingsOf] = [textsReader(store), surroundingsReader(store)];
  return (path) =>
    zonePage(files.source(path), textsOf(path), surroundingsOf(slugOf(path)) ?? damaged("place"), shared);
}
