import { findPackageJSON } from "node:module";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { OpenGraphImage } from "@vitrine/generator/open-graph-image";
import { OPEN_GRAPH_SIZE } from "@vitrine/schema/page-head";
import { shortHash } from "@vitrine/generator/short-hash";
import { imageCodeHash } from "../image-library.ts";
import type { ImageLook } from "./compose-image.ts";
import { imageStore } from "../image-store.ts";
import { copiedFile, type SiteFile } from "../../3-finish/site-files.ts";

interface DrawOptions {
  /** Path of the WOFF2 font of the titles; its version is part of the images' keys. */
  readonly fontFile: string;
  /** Text of the square SVG drawing that stands for the site; it is part of the images' keys. */
  readonly sign: string;
  /** The look that the images show; it is part of their keys. */
  readonly look: ImageLook;
  /** The pictures' files, by address. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Folder in which drawn images are cached by key. */
  readonly cacheDir: string;
  /** Stops the drawing between two images; finished ones stay in the cache. */
  readonly signal?: AbortSignal | undefined;
}

/** Draws the images that the cache does not have. Throws the signal's reason when aborted. */
export async function drawOpenGraph(
  jobs: readonly OpenGraphImage[],
  options: DrawOptions,
): Promise<{ readonly files: readonly SiteFile[]; readonly drawn: number }> {
  const { cacheDir, fontFile, sign, look, pictures, signal } = options;
  const store = imageStore(cacheDir);
  const missing = [...new Map(jobs.map((job) => [job.key, job])).values()].filter(
    ({ key }) => store.find(key, "jpg") === undefined,
  );
  if (missing.length > 0) {
    // The drawing code loads slowly, so a build without new images does without it.
    const { drawWith } = await import("./draw-image.ts");
    const draw = await drawWith(fontFile, { sign, look }, pictures);
    const queue = missing.values();
    const work = async () => {
      for (const job of queue) {
        if (signal?.aborted === true) return;
        store.keep(job.key, "jpg", await draw(job));
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    signal?.throwIfAborted();
  }
  const files = jobs.map(({ path, key }) => copiedFile(path, store.find(key, "jpg") as string, key));
  return { files, drawn: missing.length };
}

const FONT_OPENER = import.meta.resolve("@vitrine/generator/open-font");

/** The code that opens fonts, and the files in which its libraries name their versions. */
const FONT_CODE = [
  fileURLToPath(FONT_OPENER),
  ...["fontkit", "woff2-encoder"].map((library) => findPackageJSON(library, FONT_OPENER) as string),
];

/** Hash of everything that shapes an image besides its own content and the look: this code and its libraries. */
export function drawingHash(): string {
  const code = imageCodeHash(import.meta.dirname, ...FONT_CODE);
  return shortHash(code + JSON.stringify(OPEN_GRAPH_SIZE));
}
