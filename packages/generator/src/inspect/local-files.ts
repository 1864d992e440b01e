import type { ContentFolder } from "../1-load/content-folder.ts";
import { type LoadedFile, loadFile } from "../1-load/load-content.ts";
import { slugOf } from "../1-load/page-address.ts";
import type { SourceText } from "../1-load/source-file.ts";
import type { HeldPage } from "../2-validate/held-pages.ts";
import { alsoPending } from "../2-validate/pending-pages.ts";
import type { Entry, ValidContent, ZoneOutline } from "../2-validate/validate-content.ts";
import type { PageSource } from "./page-source.ts";

/** Files of local pages, read again only for reports. */
export interface ZoneFiles {
  /** Reads a file, once. */
  read(path: string): LoadedFile;
  /** Gives a file whose text is read on demand; the same object for the same path. */
  source(path: string): SourceText;
}

/** Opens the local pages' files of a folder. */
export function zoneFiles(folder: ContentFolder): ZoneFiles {
  const files = new Map<string, ZoneFile>();
  const source = (path: string) => files.getOrInsertComputed(path, () => new ZoneFile(path, folder));
  return { source, read: (path) => source(path).loaded };
}

/** A class, so that tens of thousands of objects share their getters. */
class ZoneFile implements SourceText {
  readonly path: string;
  readonly #folder: ContentFolder;
  #loaded: LoadedFile | undefined;

  constructor(path: string, folder: ContentFolder) {
    this.path = path;
    this.#folder = folder;
  }

  get loaded(): LoadedFile {
    return (this.#loaded ??= loadFile(this.#folder, this.path));
  }

  get text() {
    return this.loaded.text;
  }
}

/** True if a local page's file is valid. */
export const isValid = ({ insee }: Pick<PageSource, "insee">) => insee !== undefined;

/**
 * Adds the local pages that are not shown: `held` has those that are held back, `unknown` the paths of files
 * that are not inspected yet.
 */
export function withUnshownPages(
  content: ValidContent,
  sources: readonly PageSource[],
  held: ReadonlyMap<string, HeldPage>,
  unknown: readonly string[],
): ValidContent {
  const broken = sources.filter((source) => !isValid(source)).map(({ path }) => path);
  return {
    ...content,
    held: new Map([...content.held, ...held]),
    pending: alsoPending(content.pending, [...broken, ...unknown]),
  };
}

/** Gives the valid local pages by their outlines. */
export const outlinesOf = (sources: readonly PageSource[], files: ZoneFiles): Entry<ZoneOutline>[] =>
  sources.filter(isValid).map(({ path, outline }) => ({
    file: files.source(path),
    slug: slugOf(path),
    data: outline as ZoneOutline,
  }));
