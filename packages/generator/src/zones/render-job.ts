import type { Site } from "@vitrine/schema/content/site";
import { slugOf } from "../2-validate/validate-content.ts";
import { emitPage } from "../5-emit/emit-page.ts";
import { DamagedStore, readStore } from "../store/open-store.ts";
import { textsReader } from "../store/source-rows.ts";
import { zoneDraft } from "./inspect-zone.ts";
import { jobReader } from "./remembered-places.ts";

/** A local page that is to be made in the thread that renders it: the store has its texts and what stands around it. */
export interface RenderJob {
  /** Path of its file. */
  readonly path: string;
}

/** What such a thread is told: plain data. */
export interface PageMakerInput {
  readonly cacheDir: string;
  readonly site: Site;
  readonly drawing: string | undefined;
}

/** Gives the function that makes the modules of local pages, as text. It throws `DamagedStore` where the store does not have what was planned. */
export function pageMaker({ cacheDir, ...basis }: PageMakerInput): (job: RenderJob) => string {
  const store = readStore(cacheDir);
  if (store === undefined) throw new DamagedStore("source");
  const [textsOf, jobOf] = [textsReader(store), jobReader(store)];
  return ({ path }) => {
    const { place, surroundings } = jobOf(slugOf(path));
    // Nothing is reported of the file any more: its text is not asked for.
    return emitPage(zoneDraft({ path, text: "" }, textsOf(path), place, basis)(surroundings));
  };
}
