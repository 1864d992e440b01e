import { join } from "node:path";
import { contentFolder } from "./1-load/content-folder.ts";
import { writeModules } from "./5-emit/write-modules.ts";
import { type Generated, generate } from "./generate.ts";
import { communeRegistry } from "./registry/commune-registry.ts";
import { contentHistory, gitIn } from "./registry/content-history.ts";
import type { Dictionary } from "./4-check/texts/spelling.ts";
import { logoIndex, videoIndex } from "./registry/media-index.ts";
import { photoFolder } from "./registry/photo-folder.ts";
import { pictureIndex } from "./registry/picture-index.ts";
import type { Settings } from "./3-resolve/settings.ts";

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
  /** Without it, spelling is not looked at. */
  readonly dictionary?: Dictionary;
}

/** Runs the stages on a folder, and writes the modules where nothing is wrong. */
export function generateFromDisk({
  contentDir,
  modulesDir,
  settings,
  release,
  drawing,
  encoding,
  dictionary,
}: DiskOptions): Generated {
  const inputs = {
    registry: communeRegistry(),
    pictures: pictureIndex(join(contentDir, "images")),
    photos: photoFolder(contentDir),
    logos: logoIndex(contentDir),
    videos: videoIndex(contentDir),
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
