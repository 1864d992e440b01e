import type { Sharp } from "sharp";
import { PICTURE_FORMATS, type PictureFormat } from "@vitrine/schema/picture-address";
import type { ImageStore } from "../image-store.ts";
import { nameOf, type SourcePhoto } from "./encode-photos.ts";
import { openPhoto } from "./open-photo.ts";

/** Qualities, best first: the first one that stays under the weight counts, else the last. */
const QUALITIES = { avif: [60, 50, 40], webp: [80, 70, 60] } as const;
/**
 * Weight limits in bytes for each pixel. They follow the drawn pictures: 35 kB at 800 by 600. WebP serves the
 * few browsers without AVIF.
 */
const BYTES_PER_PIXEL = { avif: 0.075, webp: 0.12 } as const;

/** The next effort takes libaom five times as long, for files 5 % smaller. */
const AVIF_EFFORT = 3;

/** Encodes a photo's files into the store. Returns the fault of a photo that can't be decoded. */
export async function encodePhoto(
  file: string,
  photo: SourcePhoto,
  store: ImageStore,
): Promise<string | undefined> {
  const widest = await openPhoto(file, photo);
  if ("fault" in widest) return widest.fault;
  const { widths, height } = photo.picture;
  const full = widths.at(-1) ?? 1;
  const files = widths.flatMap((width) => PICTURE_FORMATS.map((format) => ({ width, format })));
  await Promise.all(
    files.map(async ({ width, format }) => {
      const size = { width, height: Math.max(1, Math.round((height * width) / full)) };
      const scaled = widest.clone().resize({ ...size, fit: "fill" });
      const bytes = await lightest(scaled, format, size.width * size.height);
      store.keep(nameOf(photo.key, width), format, bytes);
    }),
  );
  return undefined;
}

async function lightest(image: Sharp, format: PictureFormat, pixels: number): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES[format]) {
    const options = format === "avif" ? { quality, effort: AVIF_EFFORT } : { quality };
    bytes = await image.clone().toFormat(format, options).toBuffer();
    if (bytes.length <= pixels * BYTES_PER_PIXEL[format]) break;
  }
  return bytes;
}
