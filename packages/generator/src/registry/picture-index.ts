import { createHash } from "node:crypto";
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { join, sep } from "node:path";
import { imageSize } from "image-size";
import type { PictureFiles, PictureIndex } from "../3-resolve/pictures.ts";

const NAME = /^(.+)-(\d+)\.(avif|webp)$/;

/** A picture's files on disk, as `content/images` has them. */
export interface PictureFile {
  /** Path under `content/images`: "sectors/cabinets-medicaux-800.avif". */
  readonly path: string;
  readonly width: number;
}

/** Finds every picture of `content/images`: those that have an AVIF and a WebP file for each width. */
export function pictureIndex(imagesDir: string): PictureIndex {
  const byName = Map.groupBy(pictureFiles(imagesDir), ({ path }) => path.replace(NAME, "$1"));
  return new Map([...byName].map(([name, files]) => [name, measure(imagesDir, files)]));
}

function pictureFiles(imagesDir: string): PictureFile[] {
  if (!existsSync(imagesDir)) return [];
  return readdirSync(imagesDir, { recursive: true, encoding: "utf8" })
    .map((path) => path.split(sep).join("/"))
    .sort()
    .flatMap((path) => {
      const width = NAME.exec(path)?.[2];
      return width === undefined ? [] : [{ path, width: Number(width) }];
    });
}

function measure(imagesDir: string, files: readonly PictureFile[]): PictureFiles {
  const hash = createHash("sha256");
  const contents = files.map(({ path }) => readFileSync(join(imagesDir, path)));
  for (const bytes of contents) hash.update(bytes);
  const widths = [...new Set(files.map(({ width }) => width))].sort((a, b) => a - b);
  const widest = contents[files.findIndex(({ width }) => width === widths.at(-1))] as Buffer;
  const { width, height } = imageSize(widest);
  return { widths, width, height, version: hash.digest("hex").slice(0, 8) };
}

/** Gives a picture's file the name that its address has: with the version of its picture before the ending. */
export function pictureFileName(imagesDir: string): (path: string) => string {
  const index = pictureIndex(imagesDir);
  return (path) => {
    const version = index.get(path.replace(NAME, "$1"))?.version;
    return version === undefined ? path : path.replace(/(\.\w+)$/, `.${version}$1`);
  };
}
