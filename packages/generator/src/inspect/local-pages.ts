import type { ContentFolder } from "../1-load/content-folder.ts";
import { type LoadedFile, loadFile } from "../1-load/load-content.ts";
import { routeOfFile } from "../1-load/page-address.ts";
import type { SourceText } from "../1-load/source-file.ts";
import { whyUnpublished } from "../2-validate/unpublished-pages.ts";
import { brokenPagesOf } from "../2-validate/broken-pages.ts";
import type { BaseContent } from "./base-content.ts";
import type { PageSource } from "./page-source.ts";

/** Opens the local pages' files of a folder, which are read again only for reports. */
export function openZoneFiles(folder: ContentFolder) {
  const loaded = new Map<string, LoadedFile>();
  const read = (path: string) => loaded.getOrInsertComputed(path, () => loadFile(folder, path));
  const files = new Map<string, SourceText>();
  const open = (path: string): SourceText => ({
    path,
    get text() {
      return read(path).text;
    },
  });
  return {
    /** Reads a file, once. */
    read,
    /** Gives a file whose text is read on demand; the same object for the same path. */
    source: (path: string) => files.getOrInsertComputed(path, open),
  };
}

/** True if a local page's file is valid. */
export const isValid = ({ outline }: Pick<PageSource, "outline">) => outline !== undefined;

/** The local pages of a run, and the content with those that are not shown. */
export type LocalPages = ReturnType<typeof withLocalPages>;

/** Parts the local pages by their state; `all` has those that were inspected. */
export function withLocalPages({ content, broken, shown, listed }: BaseContent, all: readonly PageSource[]) {
  const unpublished = new Map(content.unpublished);
  const sources = all.filter(({ path, outline }) => {
    const why = whyUnpublished(outline, shown);
    if (why !== undefined) unpublished.set(routeOfFile(path), { path, why, data: outline });
    return why === undefined;
  });
  const inspected = new Set(all.map(({ path }) => path));
  const unknown = listed.zones.filter((path) => !inspected.has(path));
  const wrong = sources.filter((source) => !isValid(source)).map(({ path }) => path);
  const brokenLocal = new Map([...wrong, ...unknown].map((path) => [path, ""]));
  return {
    /** All local pages. An unpublished page uses pictures and facts too. */
    all,
    /** The local pages that are shown today. */
    sources,
    /** Paths of files that are not inspected yet. */
    unknown,
    content: { ...content, unpublished, brokenPages: brokenPagesOf(new Map([...broken, ...brokenLocal])) },
  };
}
