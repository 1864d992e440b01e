import { contentFolder } from "../1-load/content-folder.ts";
import { type ContentFolder, loadContent } from "../1-load/load-content.ts";
import { validateContent } from "../2-validate/validate-content.ts";
import { foundationsOf } from "../3-resolve/foundations.ts";
import type { PictureIndex } from "../3-resolve/pictures/pictures.ts";
import type { Settings } from "../3-resolve/own-settings.ts";
import type { CommuneRegistry } from "../communes/commune-registry.ts";
import { shortHash } from "../store/file-hash.ts";
import { photoFolder } from "../media/photo-folder.ts";
import type { Dictionary } from "../4-check/file/spelling.ts";
import { type ZoneBasis, zoneBasis } from "./zone-basis.ts";

/**
 * All that the source of every local page depends on besides its own file, as plain data: the same in every thread. Its
 * hash is part of the key of each source, so a field that is added here is in the key by itself.
 */
export interface SiteContext {
  /** Hash of the code that inspects files, with that of the packages that it rests on: communes, dictionary. */
  readonly code: string;
  /** The bytes of the files that all local pages rest on, by path. */
  readonly foundations: ReadonlyMap<string, Uint8Array>;
  readonly pictures: PictureIndex;
  /** The hashes of an author's photos, by path. */
  readonly photos: ReadonlyMap<string, string>;
  /** Hash of the words that the author adds to the dictionary. */
  readonly words: string;
  readonly settings: Settings;
  readonly encoding: string | undefined;
  readonly drawing: string | undefined;
  readonly release: boolean;
}

/** Paths of the files that all local pages rest on. */
const FOUNDATIONS = ["facts.yaml", "site.yaml", "zone-defaults.yaml"];

/** Reads those files. */
export const readFoundations = (folder: ContentFolder): ReadonlyMap<string, Uint8Array> =>
  new Map(
    FOUNDATIONS.flatMap((path) => {
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

/** Makes what local pages are inspected with, in a thread that knows nothing but the context. */
export function basisOf(
  { foundations, pictures, settings, encoding, drawing, release }: SiteContext,
  contentDir: string,
  registry: CommuneRegistry,
  dictionary: Dictionary,
): { basis: ZoneBasis; folder: ContentFolder } {
  const frozen: ContentFolder = {
    list: () => [...foundations.keys()],
    read: (path) => foundations.get(path) ?? "unreadable",
  };
  const loaded = loadContent(frozen, frozen.list());
  const { content } = validateContent(loaded);
  const inputs = {
    pictures,
    settings,
    encoding,
    drawing,
    release,
    registry,
    dictionary,
    photos: photoFolder(contentDir),
    logos: new Map(),
    videos: new Map(),
  };
  return {
    basis: zoneBasis(content, foundationsOf(content, loaded.texts), inputs),
    folder: contentFolder(contentDir),
  };
}
