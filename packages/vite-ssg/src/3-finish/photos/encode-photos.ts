import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { hashOf, hashOfFile } from "../../hash.ts";
import { type ImageStore, imageStore } from "../image-store.ts";
import { openPhoto } from "./open-photo.ts";

/** A photo, and the files that are to be made of it. */
export interface PhotoJob {
  /** Path of the photo's file. */
  readonly file: string;
  /** The same key is the same files. */
  readonly key: string;
  /** Size of the photo in pixels, as it is shown. */
  readonly source: { readonly width: number; readonly height: number };
  /** Widths of the files, ascending, and the height of the widest. */
  readonly widths: readonly number[];
  readonly height: number;
}

/** What becomes of the photos: how many were encoded now, and why some can't be decoded, by file. */
export interface PhotoReport {
  readonly encoded: number;
  readonly corrupt: ReadonlyMap<string, string>;
}

export const PHOTO_FORMATS = ["avif", "webp"] as const;
type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** The best of these that stays under the weight, else the last. */
const QUALITIES = { avif: [60, 50, 40], webp: [80, 70, 60] } as const;
/** What the drawn pictures weigh: 35 kB at 800 by 600. WebP is for the few browsers without AVIF. */
const BYTES_PER_PIXEL = { avif: 0.075, webp: 0.12 } as const;

/** A step more takes libaom five times as long, for files 5 % smaller. */
const AVIF_EFFORT = 3;

/**
 * Encodes the photos that the cache does not have, each once, in every width and format. The files of one
 * photo are encoded side by side, which keeps the processors busy; photos are decoded one after the other,
 * since a large one takes hundreds of megabytes until it is scaled down.
 */
export async function encodePhotos(jobs: readonly PhotoJob[], cacheDir: string): Promise<PhotoReport> {
  const store = imageStore(cacheDir);
  const isKept = (key: string, width: number) =>
    PHOTO_FORMATS.every((format) => store.find(nameOf(key, width), format) !== undefined);
  const missing = [...new Map(jobs.map((job) => [job.key, job])).values()].filter(
    ({ key, widths }) => !widths.every((width) => isKept(key, width)),
  );
  const corrupt = new Map<string, string>();
  for (const job of missing) {
    const opened = await openPhoto(job);
    if ("fault" in opened) corrupt.set(job.file, opened.fault);
    else await encode(job, opened, store);
  }
  return { encoded: missing.length - corrupt.size, corrupt };
}

/** Finds the encoded files of photos. */
export function encodedFiles(
  cacheDir: string,
): (key: string, width: number, format: PhotoFormat) => string | undefined {
  const store = imageStore(cacheDir);
  return (key, width, format) => store.find(nameOf(key, width), format);
}

const nameOf = (key: string, width: number) => `${key}-${width}`;

/** Hash of all that shapes the files besides the photo: this code and the libraries. */
export function encodingHash(): string {
  const code = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort()
    .map((file) => join(import.meta.dirname, file));
  return hashOf(...code.map(hashOfFile), JSON.stringify(sharp.versions));
}

async function encode({ key, widths, height }: PhotoJob, widest: Sharp, store: ImageStore) {
  const full = widths.at(-1) ?? 1;
  const files = widths.flatMap((width) => PHOTO_FORMATS.map((format) => ({ width, format })));
  await Promise.all(
    files.map(async ({ width, format }) => {
      const size = { width, height: Math.max(1, Math.round((height * width) / full)) };
      const scaled = widest.clone().resize({ ...size, fit: "fill" });
      const bytes = await lightest(scaled, format, size.width * size.height);
      store.keep(nameOf(key, width), format, bytes);
    }),
  );
}

async function lightest(image: Sharp, format: PhotoFormat, pixels: number): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES[format]) {
    const options = format === "avif" ? { quality, effort: AVIF_EFFORT } : { quality };
    bytes = await image.clone().toFormat(format, options).toBuffer();
    if (bytes.length <= pixels * BYTES_PER_PIXEL[format]) break;
  }
  return bytes;
}
