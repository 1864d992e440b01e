import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pagesInMemory } from "./dev-pages-in-memory.ts";
import { pagesOnRequest } from "./dev-pages-on-request.ts";
import type { DevPlaces, SiteDev } from "./site-dev.ts";

/** With more local pages than this, development makes each when it is asked for. */
const MOST_HELD = 500;

/** What the development server shows: a content folder's pages, made anew at each change of it. */
export const devPages = ({ most = MOST_HELD, ...places }: DevPlaces & { readonly most?: number }): SiteDev =>
  localPagesIn(places.content) > most ? pagesOnRequest(places) : pagesInMemory(places);

function localPagesIn(content: string): number {
  const folder = join(content, "zones");
  return existsSync(folder) ? readdirSync(folder).length : 0;
}
