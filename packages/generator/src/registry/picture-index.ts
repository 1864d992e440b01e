import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { imageSize } from "image-size";
import type { PictureFiles, PictureIndex } from "../3-resolve/pictures.ts";
import type { MediaFile } from "./media-index.ts";

const NAME = /^(.+)-(\d+)\.(avif|webp)$/;

/** Finds every picture of `content/images`: its widths are those that it has in AVIF and in WebP. */
export function pictureIndex(imagesDir: string): PictureIndex {
  return new Map(picturesIn(imagesDir).map(({ name, files }) => [name, measure(imagesDir, name, files)]));
}

/** The files of all pictures, under the addresses that pages have for them. */
export function pictureFiles(imagesDir: string): MediaFile[] {
  return picturesIn(imagesDir).flatMap(({ name, files }) => {
    const { version } = measure(imagesDir, name, files);
    return files.map((path) => ({
      address: `/images/${path.replace(/(\.\w+)$/, `.${version}$1`)}`,
      file: join(imagesDir, path),
    }));
  });
}

interface FoundPicture {
  readonly name: string;
  /** Paths under `content/images`, each width twice: once in each format. */
  readonly files: readonly string[];
}

function picturesIn(imagesDir: string): FoundPicture[] {
  if (!existsSync(imagesDir)) return [];
  const paths = readdirSync(imagesDir, { recursive: true, encoding: "utf8" })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => NAME.test(path))
    .sort();
  const present = new Set(paths);
  const whole = paths.filter(
    (path) => present.has(path.replace(/avif$/, "webp")) && present.has(path.replace(/webp$/, "avif")),
  );
  return [...Map.groupBy(whole, (path) => path.replace(NAME, "$1"))].map(([name, files]) => ({
    name,
    files,
  }));
}

function measure(imagesDir: string, name: string, files: readonly string[]): PictureFiles {
  const hash = createHash("sha256");
  for (const path of files) hash.update(readFileSync(join(imagesDir, path)));
  const widths = [...new Set(files.map((path) => Number(NAME.exec(path)?.[2])))].sort((a, b) => a - b);
  const { width, height } = imageSize(readFileSync(join(imagesDir, `${name}-${widths.at(-1)}.webp`)));
  return { widths, width, height, version: hash.digest("hex").slice(0, 8) };
}
