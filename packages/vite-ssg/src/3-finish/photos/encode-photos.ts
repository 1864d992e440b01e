import { imageCodeHash } from "../image-library.ts";
import { imageStore } from "../image-store.ts";

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
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/**
 * Encodes the photos that the cache does not have, each once, in every width and format. The files of one
 * photo are encoded side by side, which keeps the processors busy; photos are decoded one after the other,
 * since a large one takes hundreds of megabytes until it is scaled down. Throws the signal's reason where it is to stop.
 */
export async function encodePhotos(
  jobs: readonly PhotoJob[],
  cacheDir: string,
  signal?: AbortSignal,
): Promise<PhotoReport> {
  const store = imageStore(cacheDir);
  const isKept = (key: string, width: number) =>
    PHOTO_FORMATS.every((format) => store.find(nameOf(key, width), format) !== undefined);
  const missing = [...new Map(jobs.map((job) => [job.key, job])).values()].filter(
    ({ key, widths }) => !widths.every((width) => isKept(key, width)),
  );
  const corrupt = new Map<string, string>();
  if (missing.length === 0) return { encoded: 0, corrupt };
  // What encodes is slow to load.
  const { encodePhoto } = await import("./encode-photo.ts");
  for (const job of missing) {
    signal?.throwIfAborted();
    const fault = await encodePhoto(job, store);
    if (fault !== undefined) corrupt.set(job.file, fault);
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

/** The name of an encoded file in the store. */
export const nameOf = (key: string, width: number) => `${key}-${width}`;

/** Hash of all that shapes the files besides the photo: this code and the libraries. */
export const encodingHash = (): string => imageCodeHash(import.meta.dirname);
