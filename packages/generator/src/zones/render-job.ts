import type { Site } from "@vitrine/schema/content/site";
import type { ZonePlace } from "../3-resolve/zone-places.ts";
import type { Surroundings } from "../3-resolve/zone-geography.ts";
import { type PageData, pageData } from "../5-emit/emit-modules.ts";
import { DamagedStore, readStore } from "../store/open-store.ts";
import { textsReader } from "../store/source-rows.ts";
import { zoneDraft } from "./inspect-zone.ts";

/** A local page that is to be made in the thread that renders it, of its source's texts and what stands around it. */
export interface RenderJob {
  /** Path of its file. */
  readonly path: string;
  readonly place: Pick<ZonePlace, "commune" | "name" | "route">;
  readonly surroundings: Surroundings;
}

/** What such a thread is told: plain data. */
export interface PageMakerInput {
  readonly cacheDir: string;
  readonly site: Site;
  readonly drawing: string | undefined;
}

/** Gives the function that makes local pages. It throws `DamagedStore` where the store does not have their texts. */
export function pageMaker({ cacheDir, ...basis }: PageMakerInput): (job: RenderJob) => PageData {
  const store = readStore(cacheDir);
  if (store === undefined) throw new DamagedStore("source");
  const textsOf = textsReader(store);
  // Nothing is reported of the file any more: its text is not asked for.
  return ({ path, place, surroundings }) =>
    pageData(zoneDraft({ path, text: "" }, textsOf(path), place, basis)(surroundings));
}
