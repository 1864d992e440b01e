import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { availableParallelism } from "node:os";
import { OPEN_GRAPH_SIZE } from "@vitrine/schema/page-head";
import { hashOf } from "../../hash.ts";
import { imageCodeHash } from "../image-library.ts";
import { imageStore } from "../image-store.ts";
import { copiedFile, type SiteFile } from "../site-files.ts";

/** One image to draw: all that it shows. */
export interface OpenGraphJob {
  /** Path under the output folder. */
  readonly path: string;
  /** The same key is the same image. */
  readonly key: string;
  readonly text: string;
  readonly siteName: string;
  /** Address of the picture that stands in it. */
  readonly picture?: string;
}

/** What the site gives the drawing. */
export interface OpenGraphStyle {
  /** A font whose default weight is the one to draw with. */
  readonly fontFile: string;
  /** The site's sign, an SVG file 32 units wide and high. */
  readonly signFile: string;
}

interface DrawOptions extends OpenGraphStyle {
  /** The pictures' files by their addresses. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Keeps drawn images by key. */
  readonly cacheDir: string;
  /** Ends the drawing between two images; those that are drawn stay. */
  readonly signal?: AbortSignal | undefined;
}

/** Draws the images that the cache does not have. Throws the signal's reason where it is to stop. */
export async function drawOpenGraph(
  jobs: readonly OpenGraphJob[],
  options: DrawOptions,
): Promise<{ readonly files: readonly SiteFile[]; readonly drawn: number }> {
  const { cacheDir, fontFile, signFile, pictures, signal } = options;
  const store = imageStore(cacheDir);
  const missing = [...new Map(jobs.map((job) => [job.key, job])).values()].filter(
    ({ key }) => store.find(key, "jpg") === undefined,
  );
  if (missing.length > 0) {
    // What draws is slow to load.
    const { drawWith } = await import("./draw-image.ts");
    const draw = drawWith(fontFile, readFileSync(signFile, "utf8"), pictures);
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
  const files = jobs.map(({ path, key }) => copiedFile(path, store.find(key, "jpg") as string));
  return { files, drawn: missing.length };
}

/** The file in which the library that draws letters names its version. */
const FONT_LIBRARY = findPackageJSON("fontkit", import.meta.url) as string;

/** Hash of all that shapes an image besides what it shows: this code, the libraries, the font, the sign, the size. */
export function drawingHash({ fontFile, signFile }: OpenGraphStyle): string {
  const code = imageCodeHash(import.meta.dirname, fontFile, signFile, FONT_LIBRARY);
  return hashOf(code, JSON.stringify(OPEN_GRAPH_SIZE));
}
