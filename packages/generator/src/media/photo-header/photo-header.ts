import { avifHeader } from "./avif-header.ts";
import { jpegHeader } from "./jpeg-header.ts";
import { pngHeader } from "./png-header.ts";
import { fileSignature, isPhotoFormat, type PhotoFormat } from "./file-signature.ts";
import { webpHeader } from "./webp-header.ts";

/** What a file's own bytes say of the picture in it. */
export type PhotoHeader =
  | {
      readonly format: PhotoFormat;
      /** Size in pixels as it is shown, turned the way its metadata asks. */
      readonly width: number;
      readonly height: number;
    }
  | { readonly format: PhotoFormat; readonly torn: true }
  /** The name of a format that is not taken, or undefined where the bytes are of none that is known. */
  | { readonly other: string | undefined };

/** A picture as it is stored; one that `turns` is shown with width and height changed over. */
export interface StoredPicture {
  readonly width: number;
  readonly height: number;
  readonly turns: boolean;
}

/** Gives undefined, or throws a RangeError, where the file has no whole header or ends before its picture. */
export type ReadPicture = (file: Buffer) => StoredPicture | undefined;

const READERS: Record<PhotoFormat, ReadPicture> = {
  JPEG: jpegHeader,
  PNG: pngHeader,
  WebP: webpHeader,
  AVIF: avifHeader,
};

/**
 * Tells a photo's format and size from its bytes, and whether the file is all there. Nothing is decoded:
 * the walk goes from one part of the file to the next by their lengths, so it costs next to nothing, and
 * what is wrong within a part goes unseen until a build decodes the photo.
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
    // A length that leads past the end.
    if (error instanceof RangeError) return { format, torn: true };
    throw error;
  }
}
