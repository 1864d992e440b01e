import type { DeployedSite } from "../3-resolve/settings.ts";
import { slugOf } from "../2-validate/validate-content.ts";
import { emitPage } from "../6-emit/emit-page.ts";
import type { PageModel } from "../3-resolve/pages/page-model.ts";
import { DamagedStore, readStore, type Store } from "../store/open-store.ts";
import { textsReader } from "../store/source-rows.ts";
import { zoneDraft } from "../inspect/inspect-zone.ts";
import type { ZoneFiles } from "../inspect/zone-files.ts";
import { jobReader } from "./remembered-places.ts";

/** A local page that is to be made in the thread that renders it: the store has its texts and what stands around it. */
export interface RenderJob {
  /** Path of its file. */
  readonly path: string;
}

/** What such a thread is told: plain data. */
export interface PageMakerInput {
  readonly cacheDir: string;
  readonly site: DeployedSite;
  readonly drawing: string | undefined;
}

/** Gives the function that makes the modules of local pages, as text. It throws `DamagedStore` where the store does not have what was planned. */
export function pageMaker(input: PageMakerInput): (job: RenderJob) => string {
  const store = readStore(input.cacheDir);
  if (store === undefined) throw new DamagedStore("text");
  // Nothing is reported of the files any more: their texts are not asked for.
  const pageAt = localPageReader(store, input, { source: (path) => ({ path, text: "" }) });
  return ({ path }) => emitPage(pageAt(path));
}

/** Gives the function that makes a local page of what the store has. It throws `DamagedStore` where that is not what was written. */
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
