import { createHash } from "node:crypto";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { PictureFiles, PictureIndex } from "../3-resolve/pictures/pictures.ts";
import type { MediaFile } from "./media-index.ts";
import type { MediaReader } from "./media-reader.ts";

const NAME = /^(.+)-(\d+)\.(avif|webp)$/;

/**
 * Finds every picture of `content/images`. A picture's widths are those with both an AVIF and a WebP file.
 */
export function pictureIndex(media: MediaReader): PictureIndex {
  return new Map(picturesIn(media).map(({ name, files }) => [name, measure(media, name, files)]));
}

/** Lists the files of all pictures of a content folder, with their addresses. */
export function pictureFiles(contentDir: string, media: MediaReader): MediaFile[] {
  return picturesIn(media).flatMap(({ name, files }) => {
    const { version } = measure(media, name, files);
    return files.map((path) => ({
      address: `/images/${path.replace(/(\.\w+)$/, `.${version}$1`)}`,
      file: join(contentDir, "images", path),
    }));
  });
}

interface FoundPicture {
  readonly name: string;
  /** Paths under `content/images`; two for each width, one for each format. */
  readonly files: readonly string[];
}

function picturesIn(media: MediaReader): FoundPicture[] {
  const paths = media.list("images", true).filter((path) => NAME.test(path));
  const present = new Set(paths);
  const whole = paths.filter(
    (path) => present.has(path.replace(/avif$/, "webp")) && present.has(path.replace(/webp$/, "avif")),
  );
  return [...Map.groupBy(whole, (path) => path.replace(NAME, "$1"))].map(([name, files]) => ({
    name,
    files,
  }));
}

function measure(media: MediaReader, name: string, files: readonly string[]): PictureFiles {
  const hash = createHash("sha256");
  const bytes = new Map(files.map((path) => [path, media.read(`images/${path}`)]));
  for (const read of bytes.values()) hash.update(read);
  const widths = [...new Set(files.map((path) => Number(NAME.exec(path)?.[2])))].sort((a, b) => a - b);
  const widest = `${name}-${widths.at(-1)}.webp`;
  const { width, height } = sizeOf(media, `images/${widest}`, bytes.get(widest));
  return { widths, width, height, version: hash.digest("hex").slice(0, 8) };
}

/**
 * Gives the size of a picture in pixels. A picture that can't be read is a fault and gets an arbitrary size.
 */
export function sizeOf(media: MediaReader, file: string, bytes: Uint8Array = new Uint8Array()) {
  try {
    // A file without bytes is a fault already.
    if (bytes.length > 0) return imageSize(bytes);
  } catch {
    media.fault({
      file,
      code: "corrupt-picture",
      message: "Its size can't be found: it is not a picture, or cut off.",
      hint: "Copy it again from where it came.",
    });
  }
  return { width: 1, height: 1 };
}
