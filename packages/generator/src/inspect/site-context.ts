import { type Environment, type PageContext, pageContext } from "../3-resolve/page-context.ts";
import type { DiskFolder } from "../1-load/content-folder.ts";
import { shortHash } from "../store/short-hash.ts";
import { photoFolder } from "../media/photo-folder.ts";

/**
 * All data on which the source of every local page depends, besides its own file. The data is plain and equal
 * in every thread. Each source's key includes the context's hash, and so every field added here.
 */
export interface SiteContext
  extends
    Pick<Environment, "pictures" | "brand" | "fonts" | "settings" | "drawing" | "encoding">,
    Pick<PageContext, "files" | "facts"> {
  /** Hash of the code that inspects files, and of its packages for communes and words. */
  readonly code: string;
  /** Hashes of the author's photos, by path. */
  readonly photos: ReadonlyMap<string, string>;
  /** Hash of the author's own dictionary words. */
  readonly words: string;
}

export const hashOfContext = (context: SiteContext): string =>
  shortHash(JSON.stringify(context, asPlainData));

const asPlainData = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);

/** Makes the page context from the site's context alone, in any thread. */
export const pageContextOf = (
  context: SiteContext,
  folder: DiskFolder,
  sources: Pick<Environment, "registry" | "dictionary">,
): PageContext => pageContext(context, { ...context, ...sources, photos: photoFolder(folder) });
