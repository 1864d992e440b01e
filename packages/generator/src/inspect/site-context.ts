import { type ContentFolder, contentFolder } from "../1-load/content-folder.ts";
import { loadContent } from "../1-load/load-content.ts";
import { validateContent } from "../2-validate/validate-content.ts";
import { foundationsOf } from "../3-resolve/foundations.ts";
import type { PictureIndex } from "../3-resolve/pictures/pictures.ts";
import type { Settings } from "../3-resolve/own-settings.ts";
import type { CommuneRegistry } from "../communes/commune-registry.ts";
import { shortHash } from "../store/file-hash.ts";
import { photoFolder } from "../media/photo-folder.ts";
import type { Brand } from "../media/site-brand.ts";
import type { Dictionary } from "../4-check/file/spelling.ts";
import { type ZoneBasis, zoneBasis } from "./zone-basis.ts";

/**
 * All data on which the source of every local page depends, besides its own file. The data is plain and equal
 * in every thread. Each source's key includes the context's hash, and so every field added here.
 */
export interface SiteContext {
  /** Hash of the code that inspects files, and of its packages for communes and words. */
  readonly code: string;
  /** Bytes of the files on which all local pages depend, by path. */
  readonly foundations: ReadonlyMap<string, Uint8Array>;
  readonly pictures: PictureIndex;
  /** Hashes of the author's photos, by path. */
  readonly photos: ReadonlyMap<string, string>;
  /** Hash of the author's own dictionary words. */
  readonly words: string;
  readonly brand: Brand;
  readonly settings: Settings;
  readonly encoding: string | undefined;
  readonly drawing: string | undefined;
}

/** Paths of the files on which all local pages depend. */
const FOUNDATIONS = ["facts.yaml", "site.yaml", "theme.yaml", "zone-defaults.yaml"];

/** Reads those files; missing ones are left out. */
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

/** Makes the inputs of an inspection from the context alone, in any thread. */
export function basisOf(
  { foundations, pictures, brand, settings, encoding, drawing }: SiteContext,
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
    brand,
    settings,
    encoding,
    drawing,
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
