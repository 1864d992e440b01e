import { contentFolder, type SeenFiles } from "./1-load/content-folder.ts";
import { isYaml } from "./1-load/is-yaml.ts";
import type { KeptFiles } from "./1-load/load-content.ts";
import { writeModules } from "./5-emit/write-modules.ts";
import { type Generated, generate } from "./generate.ts";
import { type CommuneRegistry, communeRegistry } from "./registry/commune-registry.ts";
import { contentHistory, gitIn } from "./registry/content-history.ts";
import type { Dictionary } from "./4-check/texts/spelling.ts";
import { logoIndex, videoIndex } from "./registry/media-index.ts";
import { type MediaFault, mediaReader } from "./registry/media-reader.ts";
import { photoFolder } from "./registry/photo-folder.ts";
import { pictureIndex } from "./registry/picture-index.ts";
import type { Settings } from "./3-resolve/own-settings.ts";

export interface DiskOptions {
  readonly contentDir: string;
  /** Where the modules are written; undefined only checks. */
  readonly modulesDir: string | undefined;
  readonly settings: Settings;
  readonly release: boolean;
  /** Hash of the code that draws Open Graph images; without it pages show their picture there. */
  readonly drawing?: string | undefined;
  /** Hash of the code that encodes photos; without it their addresses follow from their bytes alone. */
  readonly encoding?: string | undefined;
  /** Without it, the communes are loaded. */
  readonly registry?: CommuneRegistry;
  /** Without it, spelling is not looked at. */
  readonly dictionary?: Dictionary;
}

/** Runs the stages on a folder, and writes the modules where nothing is wrong. */
export function generateFromDisk(options: DiskOptions): Generated {
  const { contentDir, modulesDir, settings, release, drawing, encoding, dictionary } = options;
  const { registry = communeRegistry() } = options;
  const inputs = {
    registry,
    ...mediaIn(contentDir),
    settings,
    history: contentHistory(gitIn(contentDir)),
    drawing,
    encoding,
    ...(dictionary && { dictionary }),
  };
  const generated = generate(contentFolder(contentDir), inputs, { release });
  if (generated.modules !== undefined && modulesDir !== undefined)
    writeModules(modulesDir, generated.modules);
  return generated;
}

/** Generates a folder again; `changedMedia` says whether pictures, logos or videos may be others than last time. */
export type GenerateAgain = (changedMedia: boolean) => Generated;

/**
 * Runs the stages on a folder as often as it changes, for a person who waits: what a change does not touch is
 * kept from the time before. Pages have no date, since asking git takes longer than all the rest. The modules on disk are
 * those of the last run without an error; until there is one, those that were salvaged.
 */
export function generatorOnDisk({
  contentDir,
  modulesDir,
  settings,
  encoding,
  registry = communeRegistry(),
}: Pick<DiskOptions, "contentDir" | "settings" | "encoding" | "registry"> & {
  modulesDir: string;
}): GenerateAgain {
  const kept: KeptFiles = new Map();
  const written = new Map<string, string>();
  const seen: SeenFiles = new Map();
  let wasRight = false;
  let media: ReturnType<typeof mediaIn> | undefined;
  return (changedMedia) => {
    if (changedMedia || media === undefined) media = mediaIn(contentDir);
    const inputs = { registry, ...media, settings, encoding, kept };
    const generated = generate(contentFolder(contentDir, seen), inputs, { release: false });
    wasRight ||= generated.modules !== undefined;
    const modules = generated.modules ?? (wasRight ? undefined : generated.salvaged?.modules);
    if (modules !== undefined) writeModules(modulesDir, modules, written);
    return generated;
  };
}

/** Whatever is no YAML: drawn pictures, videos, and an author's photos beside the YAML files. */
export const isMedia = (path: string): boolean => !isYaml(path);

/** The pictures, photos, logos and videos of a content folder, and what is wrong with them as files. `paths` are its files, where they are known. */
export function mediaIn(contentDir: string, paths?: readonly string[]) {
  const mediaFaults: MediaFault[] = [];
  const media = mediaReader(contentDir, (fault) => mediaFaults.push(fault));
  return {
    pictures: pictureIndex(media),
    photos: photoFolder(contentDir, paths),
    logos: logoIndex(media),
    videos: videoIndex(media),
    mediaFaults,
  };
}
