import { avifHeader } from "./avif-header.ts";
import { jpegHeader } from "./jpeg-header.ts";
import { pngHeader } from "./png-header.ts";
import { fileSignature, isPhotoFormat, type PhotoFormat } from "./file-signature.ts";
import { webpHeader } from "./webp-header.ts";

/** A photo's format and size, as its own bytes give them. */
export type PhotoHeader =
  | {
      readonly format: PhotoFormat;
      /** Size in pixels after the rotation that the metadata asks for. */
      readonly width: number;
      readonly height: number;
    }
  | { readonly format: PhotoFormat; readonly torn: true }
  /** Name of a format that is not accepted; undefined for unknown bytes. */
  | { readonly other: string | undefined };

/** A picture as stored. With `turns`, width and height are swapped when it is shown. */
export interface StoredPicture {
  readonly width: number;
  readonly height: number;
  readonly turns: boolean;
}

/**
 * Reads a picture's header. Gives undefined or throws a RangeError if the header or the picture is
 * incomplete.
 */
export type ReadPicture = (file: Buffer) => StoredPicture | undefined;

const READERS: Record<PhotoFormat, ReadPicture> = {
  JPEG: jpegHeader,
  PNG: pngHeader,
  WebP: webpHeader,
  AVIF: avifHeader,
};

/**
 * Reads a photo's format and size from its bytes, and checks that the file is complete. The walk jumps over
 * the parts of the file by their lengths and decodes nothing, so it is fast. Damage inside a part shows only
 * when a build decodes the photo.
 */
export function photoHeader(bytes: Uint8Array): PhotoHeader {
  const format = fileSignature(bytes);
  if (!isPhotoFormat(format)) return { other: format };
  try {
    const picture = READERS[format](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (picture === undefined || picture.width === 0 || picture.height === 0) return { format, torn: true };
    const { width, height, turns } = picture;
    return turns ? { format, width: height, height: width } : { format, width, height };
  } catch (error) {
    // A length leads past the end.
    if (error instanceof RangeError) return { format, torn: true };
    throw error;
  }
}
