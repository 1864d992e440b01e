import type { ContentFolder } from "../1-load/content-folder.ts";
import { loadContent } from "../1-load/load-content.ts";
import { validateContent } from "../2-validate/validate-content.ts";
import { type Environment, type PageContext, pageContext } from "../3-resolve/page-context.ts";
import { sharedFilesOf } from "../3-resolve/shared-files.ts";
import { shortHash } from "../store/short-hash.ts";
import { photoFolder } from "../media/photo-folder.ts";

/**
 * All data on which the source of every local page depends, besides its own file. The data is plain and equal
 * in every thread. Each source's key includes the context's hash, and so every field added here.
 */
export interface SiteContext extends Pick<
  Environment,
  "pictures" | "brand" | "fonts" | "settings" | "drawing" | "encoding"
> {
  /** Hash of the code that inspects files, and of its packages for communes and words. */
  readonly code: string;
  /** Bytes of the files on which all local pages depend, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Hashes of the author's photos, by path. */
  readonly photos: ReadonlyMap<string, string>;
  /** Hash of the author's own dictionary words. */
  readonly words: string;
}

/** Paths of the files on which all local pages depend. */
const SHARED = ["facts.yaml", "site.yaml", "theme.yaml", "zone-defaults.yaml"];

/** Reads those files; missing ones are left out. */
export const readSharedFiles = (folder: ContentFolder): ReadonlyMap<string, Uint8Array> =>
  new Map(
    SHARED.flatMap((path) => {
      const bytes = folder.read(path);
      return typeof bytes === "string" ? [] : [[path, bytes] as const];
    }),
  );

export const hashOfContext = (context: SiteContext): string =>
  shortHash(JSON.stringify(context, asPlainData));

function asPlainData(_: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return shortHash(value);
  return value instanceof Map ? [...value] : value;
}

/** Makes the page context from the site's context alone, in any thread. */
export function pageContextOf(
  { files, ...context }: SiteContext,
  contentDir: string,
  sources: Pick<Environment, "registry" | "dictionary">,
): PageContext {
  const folder: ContentFolder = {
    list: () => [...files.keys()],
    read: (path) => files.get(path) ?? "unreadable",
  };
  const loaded = loadContent(folder, folder.list());
  const { content } = validateContent(loaded);
  return pageContext(content, sharedFilesOf(content, loaded.texts), {
    ...context,
    ...sources,
    photos: photoFolder(contentDir),
  });
}
