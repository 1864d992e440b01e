import type { SourceText } from "../1-load/source-file.ts";
import { slugOf } from "../1-load/page-address.ts";
import type { PageModel } from "../3-resolve/pages/page-model.ts";
import type { ZoneTexts } from "../3-resolve/pages/resolve-zone.ts";
import { zonePage, type ZonePageInput } from "../3-resolve/pages/zone-page.ts";
import type { Surroundings } from "../3-resolve/places/zone-geography.ts";
import { throwDamaged, readStore, type Store } from "../store/open-store.ts";
import { surroundingsReader } from "../store/place-rows.ts";
import { textsReader } from "../store/source-rows.ts";
import { emitPage } from "./emit-page.ts";

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
  if (store === undefined) return throwDamaged("text");
  const pageOf = localPageMaker(store, input);
  // Rendering reports nothing about content files, so their texts stay empty.
  return (path) => emitPage(pageOf({ path, text: "" }));
}

/**
 * Gives a function that makes a local page of its texts and surroundings, both from the store if not given. It
 * throws `DamagedStore` for a wrong checksum, and for surroundings that are neither stored nor given.
 */
export function localPageMaker(store: Store, shared: ZonePageInput) {
  const [textsOf, surroundingsOf] = [textsReader(store), surroundingsReader(store)];
  return (file: SourceText, texts?: ZoneTexts, otherwise?: Surroundings): PageModel => {
    const surroundings = surroundingsOf(slugOf(file.path)) ?? otherwise ?? throwDamaged("place");
    return zonePage(file, texts ?? textsOf(file.path), surroundings, shared);
  };
}
