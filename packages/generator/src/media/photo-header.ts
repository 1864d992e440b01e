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
 * Reads a photo's format and size from its bytes, and checks that the file is complete. The walk jumps over
 * the parts of the file by their lengths and decodes nothing, so it is fast. Damage inside a part shows only
 * when a build decodes the photo.
 */
export function photoHeader(bytes: Uint8Array): PhotoHeader {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = file.toString("latin1", 0, 64);
  const format = SIGNATURES.find(([, pattern]) => pattern.test(start))?.[0];
  if (!isPhotoFormat(format)) return { other: format };
  try {
    const { width = 0, height = 0, turns } = READERS[format](file) ?? {};
    if (width === 0 || height === 0) return { format, torn: true };
    return turns ? { format, width: height, height: width } : { format, width, height };
  } catch (error) {
    // A length leads past the end.
    if (error instanceof RangeError) return { format, torn: true };
    throw error;
  }
}

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
  ["Git LFS pointer", /^version https:\/\/git-lfs/],
];

const isPhotoFormat = (format: string | undefined): format is PhotoFormat =>
  format !== undefined && Object.hasOwn(PHOTO_ENDINGS, format);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture as stored. With `turns`, width and height are swapped when it is shown. */
interface StoredPicture extends Size {
  readonly turns: boolean;
}

/** Readers give undefined or throw a RangeError if the header or the picture is incomplete. */
const READERS: Record<PhotoFormat, (file: Buffer) => StoredPicture | undefined> = {
  JPEG: jpegHeader,
  PNG: pngHeader,
  WebP: webpHeader,
  AVIF: avifHeader,
};

const EXIF = "Exif\0\0";
const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/** True for markers that begin a frame (ITU-T T.81, table B.1): C0 to CF, except those of tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks a JPEG file's segments to its picture, and checks that this has an end (ITU-T T.81, annex B). */
function jpegHeader(file: Buffer): StoredPicture | undefined {
  let size: Size | undefined;
  let turns = false;
  for (let at = 2; ;) {
    if (file.readUInt8(at) !== 0xff) return undefined;
    const marker = file.readUInt8(at + 1);
    // Any number of FF bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = file.readUInt16BE(at + 2);
    if (isFrame(marker)) size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    if (marker === APP1 && file.toString("latin1", at + 4, at + 10) === EXIF)
      turns = exifTurns(file.subarray(at + 10, at + 2 + length));
    at += 2 + length;
    // Picture data never has the two bytes of the end marker, but data that cameras append may.
    if (marker === START_OF_SCAN)
      return file.lastIndexOf(END_OF_IMAGE) >= at && size ? { ...size, turns } : undefined;
  }
}

/** Walks a PNG file's chunks from the first to the last, IEND (PNG, third edition, section 5). */
function pngHeader(file: Buffer): StoredPicture | undefined {
  const size = { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  let turns = false;
  for (let at = 8; ;) {
    const length = file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    if (at === 8 && type !== "IHDR") return undefined;
    if (type === "eXIf") turns = exifTurns(file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
    if (type === "IEND") return at > file.length ? undefined : { ...size, turns };
  }
}

/** Walks a WebP file's chunks (WebP container specification; RFC 9649). */
function webpHeader(file: Buffer): StoredPicture | undefined {
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) return undefined;
  let size: Size | undefined;
  let turns = false;
  for (let at = 12; at + 8 <= end;) {
    const type = file.toString("latin1", at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const data = file.subarray(at + 8, at + 8 + length);
    // An extended file has its canvas first; the canvas has the size that is shown.
    size ??= webpSize(type, data);
    if (type === "EXIF") turns = exifTurns(data.toString("latin1", 0, 6) === EXIF ? data.subarray(6) : data);
    // A chunk of odd length has a padding byte.
    at += 8 + length + (length % 2);
  }
  return size && { ...size, turns };
}

function webpSize(type: string, data: Buffer): Size | undefined {
  if (type === "VP8X") return { width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) };
  if (type === "VP8 ") return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  if (type !== "VP8L") return undefined;
  const bits = data.readUInt32LE(1);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

/**
 * Walks an AVIF file's boxes (ISO/IEC 14496-12 and 23008-12) to the properties of its pictures. The largest
 * picture counts: the others are its thumbnail, its transparency or its tiles.
 */
function avifHeader(file: Buffer): StoredPicture | undefined {
  const boxes = boxesIn(file);
  const sizes = boxes
    .filter(({ type }) => type === "ispe")
    .map(({ data }): Size => ({ width: data.readUInt32BE(4), height: data.readUInt32BE(8) }))
    .sort((a, b) => b.width * b.height - a.width * a.height);
  // The value is a number of quarter turns; an odd number swaps width and height.
  const turns = boxes.some(({ type, data }) => type === "irot" && data.readUInt8(0) % 2 === 1);
  const hasData = boxes.some(({ type }) => type === "mdat" || type === "idat");
  return hasData && sizes[0] !== undefined ? { ...sizes[0], turns } : undefined;
}

/** Boxes around the boxes with sizes, with the bytes of their own data before the inner boxes. */
const CONTAINERS: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };

/** Lists all boxes, with those in containers. Throws a RangeError for a box that passes the file's end. */
function boxesIn(file: Buffer): { readonly type: string; readonly data: Buffer }[] {
  const boxes = [];
  for (let at = 0; at < file.length;) {
    const short = file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    const head = short === 1 ? 16 : 8;
    const length =
      short === 0 ? file.length - at : short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short;
    if (length < head || at + length > file.length) throw new RangeError(`The box ${type} is not whole.`);
    const data = file.subarray(at + head, at + length);
    const inner = CONTAINERS[type];
    if (inner === undefined) boxes.push({ type, data });
    else boxes.push(...boxesIn(data.subarray(inner)));
    at += length;
  }
  return boxes;
}

const ORIENTATION = 0x0112;

/**
 * True if EXIF metadata swaps width and height: orientations 5 to 8 (EXIF 2.32, tag 274). `tiff` begins with
 * the byte order. Invalid metadata gives false.
 */
function exifTurns(tiff: Buffer): boolean {
  try {
    const isLittle = tiff.readUInt16BE(0) === 0x4949;
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
