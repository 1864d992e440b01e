import { pictureSize, type PictureSize } from "./picture-size.ts";

/** Formats that a photo may have, with the endings of their files, the usual one first. */
export const PHOTO_ENDINGS = {
  JPEG: ["jpg", "jpeg", "jfif"],
  PNG: ["png"],
  WebP: ["webp"],
  AVIF: ["avif"],
} as const;

export type PhotoFormat = keyof typeof PHOTO_ENDINGS;

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

/**
 * Reads a photo's format and size from its bytes, and checks that the file is complete. It decodes nothing, so it
 * is fast. Damage inside the picture shows only when a build decodes the photo.
 */
export function photoHeader(bytes: Uint8Array): PhotoHeader {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = file.toString("latin1", 0, 64);
  const format = SIGNATURES.find(([, pattern]) => pattern.test(start))?.[0];
  if (!isPhotoFormat(format)) return { other: format };
  try {
    const size = format === "AVIF" ? largestOf(file) : pictureSize(file);
    if (size === undefined || !IS_WHOLE[format](file)) return { format, torn: true };
    const { width, height } = size;
    const turns = format === "AVIF" ? isRotated(file) : exifTurns(file);
    return turns ? { format, width: height, height: width } : { format, width, height };
  } catch (error) {
    // A length leads past the end.
    if (error instanceof RangeError) return { format, torn: true };
    throw error;
  }
}

/** The name of the text that Git has in place of a large file until it is fetched. */
export const LFS_POINTER = "Git LFS pointer";

/** Patterns of first bytes, as Latin-1 text. */
const SIGNATURES: readonly (readonly [format: string, start: RegExp])[] = [
  ["JPEG", /^\xFF\xD8\xFF/],
  ["PNG", /^\x89PNG\r\n/],
  ["WebP", /^RIFF[^]{4}WEBP/],
  ["AVIF", /^[^]{4}ftyp(?:avi[fs]|[^]{8,48}avi[fs])/],
  ["HEIC", /^[^]{4}ftyp(?:hei|hev|mif|msf)/],
  ["GIF", /^GIF8/],
  ["TIFF", /^(?:II\*\0|MM\0\*)/],
  ["BMP", /^BM[^]{12}/],
  ["JPEG XL", /^(?:\xFF\n|[^]{4}JXL )/],
  ["JPEG 2000", /^[^]{4}jP {2}/],
  ["Photoshop", /^8BPS/],
  ["PDF", /^%PDF/],
  ["SVG", /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml|<!--|<svg)/i],
  ["HTML", /^\s*<(?:!doctype|html)/i],
  [LFS_POINTER, /^version https:\/\/git-lfs/],
];

const isPhotoFormat = (format: string | undefined): format is PhotoFormat =>
  format !== undefined && Object.hasOwn(PHOTO_ENDINGS, format);

/** Tests whether a file ends no sooner than its picture. They may throw a RangeError instead. */
const IS_WHOLE: Record<PhotoFormat, (file: Buffer) => boolean> = {
  JPEG: isWholeJpeg,
  // The last chunk is IEND, with a checksum of four bytes (PNG, third edition, section 5).
  PNG: (file) => allBehind(file, "IEND").some(({ length }) => length >= 4),
  // The file begins with its length (RFC 9649).
  WebP: (file) => 8 + file.readUInt32LE(4) <= file.length,
  AVIF: isWholeAvif,
};

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/** Walks a JPEG file's segments to its picture, and checks that this has an end (ITU-T T.81, annex B). */
function isWholeJpeg(file: Buffer): boolean {
  let at = 2;
  for (let marker = 0; marker !== START_OF_SCAN;) {
    if (file.readUInt8(at) !== 0xff) return false;
    marker = file.readUInt8(at + 1);
    // Any number of FF bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + file.readUInt16BE(at + 2);
  }
  // Picture data never has the two bytes of the end marker, but data that cameras append may.
  return file.lastIndexOf(END_OF_IMAGE) >= at;
}

/** Walks an AVIF file's boxes to its end. A long box has its length behind its name (ISO/IEC 14496-12). */
function isWholeAvif(file: Buffer): boolean {
  let at = 0;
  while (at < file.length) {
    const short = file.readUInt32BE(at);
    const length = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short || file.length - at;
    if (length < 8) return false;
    at += length;
  }
  return at === file.length && (file.includes("mdat") || file.includes("idat"));
}

/**
 * Gives the bytes behind each place of a chunk's or box's name. Compressed data has a name by chance once in four
 * gigabytes.
 */
function allBehind(file: Buffer, name: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = file.indexOf(name); at >= 0; at = file.indexOf(name, at + name.length))
    found.push(file.subarray(at + name.length));
  return found;
}

/** Gives the size of an AVIF file's largest picture; the others are its thumbnail, its transparency or its tiles. */
const largestOf = (file: Buffer): PictureSize | undefined =>
  allBehind(file, "ispe")
    .map((data) => ({ width: data.readUInt32BE(4), height: data.readUInt32BE(8) }))
    .filter(({ width, height }) => width > 0 && height > 0)
    .sort((a, b) => b.width * b.height - a.width * a.height)[0];

/** True if an AVIF file's number of quarter turns swaps width and height (ISO/IEC 23008-12). */
const isRotated = (file: Buffer) => allBehind(file, "irot").some((data) => data.readUInt8(0) % 2 === 1);

/** The names before EXIF metadata in JPEG, PNG and WebP files. A WebP chunk has its length behind its name. */
const EXIF_NAMES = ["Exif\0\0", "eXIf", "EXIF"];
const ORIENTATION = 0x0112;

/** True if EXIF metadata swaps width and height: orientations 5 to 8 (EXIF 2.32, tag 274). Invalid metadata does not. */
function exifTurns(file: Buffer): boolean {
  const [tiff] = EXIF_NAMES.flatMap((name) => allBehind(file, name)).flatMap((data) => {
    const start = data.toString("latin1", 0, 8).search(/II\*\0|MM\0\*/);
    return start === -1 ? [] : [data.subarray(start)];
  });
  if (tiff === undefined) return false;
  const isLittle = tiff[0] === 0x49;
  try {
    const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    const entries = Array.from({ length: read16(start) }, (_, i) => start + 2 + i * 12);
    const entry = entries.find((at) => read16(at) === ORIENTATION);
    const orientation = entry === undefined ? 1 : read16(entry + 8);
    return orientation >= 5 && orientation <= 8;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
