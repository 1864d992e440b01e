import type { ContentFolder } from "../1-load/content-folder.ts";
import { type LoadedFile, loadFile } from "../1-load/load-content.ts";
import type { SourceText } from "../1-load/source-file.ts";

/** Files of local pages, read again only for reports. */
export interface ZoneFiles {
  /** Reads a file, once. */
  read(path: string): LoadedFile;
  /** Gives a file whose text is read on demand; the same object for the same path. */
  source(path: string): SourceText;
}

/** Opens the local pages' files of a folder. */
export function zoneFiles(folder: ContentFolder): ZoneFiles {
  const read = (path: string) => loadFile(folder, path);
  const files = new Map<string, LoadedFile>();
  const readOnce = (path: string) => files.getOrInsertComputed(path, read);
  const sources = new Map<string, SourceText>();
  return {
    read: readOnce,
    source: (path) => sources.getOrInsertComputed(path, () => new UnreadSource(path, readOnce)),
  };
}

/** A class, so that tens of thousands of objects share one getter. */
class UnreadSource implements SourceText {
  readonly path: string;
  readonly #read: (path: string) => LoadedFile;

  constructor(path: string, read: (path: string) => LoadedFile) {
    this.path = path;
    this.#read = read;
  }

  get text() {
    return this.#read(this.path).text;
  }
}
