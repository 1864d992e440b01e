import { join } from "node:path";
import type { PhotoEncoder } from "@vitrine/generator/command-port";
import type { NamedPhoto } from "@vitrine/generator/photo-finder";
import { PICTURE_FORMATS, type PictureFormat } from "@vitrine/schema/picture-address";
import { imageCodeHash } from "../image-library.ts";
import { imageStore } from "../image-store.ts";

/** A photo, and the picture to make from it. Photos with the same key give the same files. */
export type SourcePhoto = Pick<NamedPhoto, "path" | "key" | "source"> & {
  readonly picture: Pick<NamedPhoto["picture"], "widths" | "height">;
};

/**
 * Encodes the photos that the cache does not have, each once, in every width and format. All files of one
 * photo are encoded in parallel, which keeps the processors busy. Photos are decoded one by one, since a
 * large one takes hundreds of megabytes until it is scaled down. Throws the signal's reason when aborted.
 */
export async function encodePhotos(
  photos: readonly SourcePhoto[],
  { contentDir, cacheDir, signal }: Parameters<PhotoEncoder["encode"]>[1],
): ReturnType<PhotoEncoder["encode"]> {
  const store = imageStore(cacheDir);
  const isKept = (key: string, width: number) =>
    PICTURE_FORMATS.every((format) => store.find(nameOf(key, width), format) !== undefined);
  const missing = [...new Map(photos.map((photo) => [photo.key, photo])).values()].filter(
    ({ key, picture: { widths } }) => !widths.every((width) => isKept(key, width)),
  );
  const corrupt = new Map<string, string>();
  if (missing.length === 0) return { encoded: 0, corrupt };
  // The encoder loads slowly, so a build without new photos does without it.
  const { encodePhoto } = await import("./encode-photo.ts");
  for (const photo of missing) {
    signal?.throwIfAborted();
    const fault = await encodePhoto(join(contentDir, photo.path), photo, store);
    if (fault !== undefined) corrupt.set(photo.path, fault);
  }
  return { encoded: missing.length - corrupt.size, corrupt };
}

/** Finds the encoded files of photos. */
export function encodedFiles(
  cacheDir: string,
): (key: string, width: number, format: PictureFormat) => string | undefined {
  const store = imageStore(cacheDir);
  return (key, width, format) => store.find(nameOf(key, width), format);
}

/** Name of an encoded file in the store. */
export const nameOf = (key: string, width: number) => `${key}-${width}`;

/** Hash of everything that shapes the files besides the photo: this code and the libraries. */
export const encodingHash = (): string => imageCodeHash(import.meta.dirname);
