import { contentFolder } from "../1-load/content-folder.ts";
import { type ContentFolder, loadContent } from "../1-load/load-content.ts";
import { OWN_WORDS } from "../1-load/own-words.ts";
import { validateContent } from "../2-validate/validate-content.ts";
import { foundationsOf } from "../3-resolve/foundations.ts";
import type { PictureIndex } from "../3-resolve/pictures.ts";
import { ownSettings, type Settings } from "../3-resolve/own-settings.ts";
import type { CommuneRegistry } from "../registry/commune-registry.ts";
import type { PhotoFolder } from "../3-resolve/photo-folder.ts";
import { shortHash } from "../registry/file-hash.ts";
import { photoFolder } from "../registry/photo-folder.ts";
import type { Dictionary } from "../4-check/texts/spelling.ts";
import { type ZoneBasis, zoneBasis, type ZoneInputs } from "./zone-basis.ts";

/** All that a worker is told of local pages, as plain data. The same data makes the same basis in every thread. */
export interface ZoneWorld {
  readonly contentDir: string;
  /** The files that all local pages rest on, as they were read, by path. */
  readonly foundations: ReadonlyMap<string, Uint8Array>;
  readonly pictures: PictureIndex;
  readonly settings: Settings;
  readonly encoding: string | undefined;
  readonly drawing: string | undefined;
  readonly release: boolean;
}

/** Paths of the files that all local pages rest on. */
export const FOUNDATIONS = ["facts.yaml", "site.yaml", "zone-defaults.yaml"] as const;

/** The same for another thread. */
export function worldOf(
  contentDir: string,
  folder: ContentFolder,
  { pictures, settings, encoding, drawing, release }: ZoneInputs,
): ZoneWorld {
  const foundations = FOUNDATIONS.flatMap((path) => {
    const bytes = folder.read(path);
    return typeof bytes === "string" ? [] : [[path, bytes] as const];
  });
  return {
    contentDir,
    foundations: new Map(foundations),
    pictures,
    settings: ownSettings(settings),
    encoding,
    drawing,
    release,
  };
}

/** Makes the basis of local pages in another thread, and the folder that they are read from. Foundations that are known to be valid need not be looked at. */
export function basisOf(
  { contentDir, foundations, ...inputs }: ZoneWorld,
  registry: CommuneRegistry,
  {
    dictionary,
    areValid,
  }: { readonly dictionary?: Dictionary | undefined; readonly areValid?: boolean } = {},
): { basis: ZoneBasis; folder: ContentFolder } {
  const frozen: ContentFolder = {
    list: () => [...foundations.keys()],
    read: (path) => foundations.get(path) ?? "unreadable",
  };
  const loaded = loadContent(frozen, frozen.list());
  const { content } = validateContent(loaded, areValid);
  const world = {
    ...inputs,
    registry,
    dictionary,
    photos: photoFolder(contentDir),
    logos: new Map(),
    videos: new Map(),
  };
  return {
    basis: zoneBasis(content, foundationsOf(content, loaded.texts), world),
    folder: contentFolder(contentDir),
  };
}

/** Hash of all that a digest depends on besides its own file. */
export function keyOfWorld(
  { foundations, pictures, settings, ...world }: ZoneWorld,
  folder: ContentFolder,
  photos: PhotoFolder,
  code = "",
): string {
  const words = folder.read(OWN_WORDS);
  const photoBytes = (path: string) => {
    const place = photos.at(path);
    return place.kind === "file" ? shortHash(place.read()) : place.kind;
  };
  return shortHash(
    JSON.stringify([
      code,
      [...foundations].map(([path, bytes]) => [path, shortHash(bytes)]),
      [...pictures],
      Object.entries(settings),
      world.drawing,
      world.encoding,
      world.release,
      typeof words === "string" ? "" : shortHash(words),
      photos.list().map((path) => [path, photoBytes(path)]),
    ]),
  );
}
