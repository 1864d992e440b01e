import { createHash } from "node:crypto";
import { join } from "node:path";
import { formatText } from "@vitrine/schema/diagnostics/format-text";
import { generateFromDisk } from "@vitrine/generator/generate-from-disk";
import type { MediaFile } from "@vitrine/generator/media-index";
import type { BuildRequest } from "@vitrine/generator/run-command";
import type { DevModule, DevOptions, DevPages } from "@vitrine/vite-ssg/vite-plugin";
import { photoEncoder, photoFiles } from "./photo-encoder.ts";

interface DevPlaces {
  /** The content folder. */
  readonly content: string;
  /** Where the page modules go, in `modules/`. */
  readonly cache: string;
}

/** What the development server shows of a content folder. */
export interface DevSite extends DevOptions {
  /** The file that a photo has at an address, encoded now if it never was; undefined where there is none. */
  photoAt(address: string): Promise<string | undefined>;
}

/** A content folder's pages and photos, made anew at each change of it. */
export function devPages({ content, cache }: DevPlaces): DevSite {
  const modulesDir = join(cache, "modules");
  const encoder = photoEncoder();
  let lastGood: LoadedPages | undefined;
  return {
    async photoAt(address) {
      const photo = lastGood?.photos.find((each) => photoFiles([each], cache).some(isAt(address)));
      if (photo === undefined) return undefined;
      const { corrupt } = await encoder.encode([photo], { contentDir: content, cacheDir: cache });
      for (const [path, fault] of corrupt) throw new Error(`${path} can't be decoded: ${fault}.`);
      return photoFiles([photo], cache).find(isAt(address))?.file;
    },
    watch: [content],
    modulesDir,
    load() {
      const loaded = loadPages(content, modulesDir, encoder.encoding);
      if (typeof loaded !== "string") return (lastGood = loaded);
      if (lastGood === undefined) throw new Error(`The content has errors:\n\n${loaded}`);
      return { ...lastGood, problems: loaded };
    },
  };
}

type LoadedPages = DevPages & { readonly photos: BuildRequest["photos"] };

/** Generates all pages, or says what is wrong with the content. */
function loadPages(contentDir: string, modulesDir: string, encoding: string): LoadedPages | string {
  const { diagnostics, modules, photos, texts } = generateFromDisk({
    contentDir,
    modulesDir,
    settings: process.env,
    release: false,
    encoding,
  });
  if (modules === undefined) {
    return diagnostics
      .filter(({ severity }) => severity === "error")
      .map((diagnostic) => formatText(diagnostic, texts.get(diagnostic.file)))
      .join("\n");
  }
  const module = (path: string, text: string): DevModule => ({
    file: join(modulesDir, path),
    version: createHash("sha256").update(text).digest("hex").slice(0, 12),
  });
  return {
    site: module("site.ts", modules.site),
    pages: new Map(modules.pages.map(({ route, path, text }) => [route, module(path, text)])),
    data: new Map(modules.data.map(({ address, text }) => [address, text])),
    problems: undefined,
    photos,
  };
}

const isAt = (address: string) => (file: MediaFile) => file.address === address;
