import { existsSync, opendirSync } from "node:fs";
import { join } from "node:path";
import { pagesInMemory } from "./dev-pages-in-memory.ts";
import { pagesOnRequest } from "./dev-pages-on-request.ts";
import type { DevPlaces, SiteDev } from "./site-dev.ts";

/** With more local pages than this, development makes each when it is asked for. */
const MOST_HELD = 500;

/** What the development server shows: a content folder's pages, made anew at each change of it. */
export const devPages = ({ most = MOST_HELD, ...places }: DevPlaces & { readonly most?: number }): SiteDev =>
  hasMoreThan(most, join(places.content, "zones")) ? pagesOnRequest(places) : pagesInMemory(places);

/** Reads no more names of a folder than it must. */
function hasMoreThan(most: number, folder: string): boolean {
  if (!existsSync(folder)) return false;
  const names = opendirSync(folder);
  let count = 0;
  while (count <= most && names.readSync() !== null) count++;
  names.closeSync();
  return count > most;
}
