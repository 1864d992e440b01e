import { imageCodeHash } from "../image-library.ts";
import { imageStore } from "../image-store.ts";

/** A photo, and the files to make from it. */
export interface PhotoJob {
  /** Path of the photo. */
  readonly file: string;
  /** Cache key: jobs with the same key give the same files. */
  readonly key: string;
  /** Size of the photo in pixels, as it is displayed. */
  readonly source: { readonly width: number; readonly height: number };
  /** Widths of the files, ascending, and the height of the widest. */
  readonly widths: readonly number[];
  readonly height: number;
}

/** The result for all photos: the number encoded now, and by file the reasons why some can't be decoded. */
export interface PhotoReport {
  readonly encoded: number;
  readonly corrupt: ReadonlyMap<string, string>;
}

export const PHOTO_FORMATS = ["avif", "webp"] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/**
 * Encodes the photos that the cache does not have, each once, in every width and format. All files of one
 * photo are encoded in parallel, which keeps the processors busy. Photos are decoded one by one, since a
 * large one takes hundreds of megabytes until it is scaled down. Throws the signal's reason when aborted.
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
  // The encoder loads slowly, so a build without new photos does without it.
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

/** Name of an encoded file in the store. */
export const nameOf = (key: string, width: number) => `${key}-${width}`;

/** Hash of everything that shapes the files besides the photo: this code and the libraries. */
export const encodingHash = (): string => imageCodeHash(import.meta.dirname);
