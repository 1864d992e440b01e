import { slugOf } from "../1-load/slug-of.ts";
import { zoneDraft } from "../3-resolve/pages/zone-page.ts";
import type { DeployedSite } from "../3-resolve/settings.ts";
import { emitPage } from "../6-emit/emit-page.ts";
import type { PageModel } from "../3-resolve/pages/page-model.ts";
import { DamagedStore, readStore, type Store } from "../store/open-store.ts";
import { jobReader } from "../store/place-rows.ts";
import { textsReader } from "../store/source-rows.ts";
import type { ZoneFiles } from "../inspect/zone-files.ts";

/** A local page for the rendering thread, which reads its texts and surroundings from the store. */
export interface RenderJob {
  /** Path of its content file. */
  readonly path: string;
}

/** Input of the rendering thread; plain data. */
export interface PageMakerInput {
  readonly cacheDir: string;
  readonly site: DeployedSite;
  readonly drawing: string | undefined;
}

/**
 * Gives a function that makes the modules of local pages, as text. It throws `DamagedStore` if planned data
 * is missing from the store.
 */
export function pageMaker(input: PageMakerInput): (job: RenderJob) => string {
  const store = readStore(input.cacheDir);
  if (store === undefined) throw new DamagedStore("text");
  // Rendering reports nothing about content files, so their texts stay empty.
  const pageAt = localPageReader(store, input, { source: (path) => ({ path, text: "" }) });
  return ({ path }) => emitPage(pageAt(path));
}

/**
 * Gives a function that makes a local page from the store. It throws `DamagedStore` if a value does not match
 * its checksum.
 */
export function localPageReader(
  store: Store,
  basis: Pick<PageMakerInput, "site" | "drawing">,
  files: Pick<ZoneFiles, "source">,
): (path: string) => PageModel {
  const [textsOf, jobOf] = [textsReader(store), jobReader(store)];
  return (path) => {
    const { place, surroundings } = jobOf(slugOf(path));
    return zoneDraft(files.source(path), textsOf(path), place, basis)(surroundings);
  };
}
