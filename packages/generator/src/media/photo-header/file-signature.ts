/** Formats that a photo may have. */
export type PhotoFormat = "JPEG" | "PNG" | "WebP" | "AVIF";

/** Endings of each format's files, the usual one first. */
export const PHOTO_ENDINGS = {
  JPEG: ["jpg", "jpeg", "jfif"],
  PNG: ["png"],
  WebP: ["webp"],
  AVIF: ["avif"],
} as const satisfies Record<PhotoFormat, readonly string[]>;

/** True if a photo may have the format. */
export const isPhotoFormat = (format: string | undefined): format is PhotoFormat =>
  format !== undefined && Object.hasOwn(PHOTO_ENDINGS, format);

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

/** Gives the name of a file's format from its first bytes; undefined if unknown. */
export function fileSignature(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  return SIGNATURES.find(([, pattern]) => pattern.test(start))?.[0];
}
