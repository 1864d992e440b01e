import sharp, { type Sharp, type SharpOptions } from "sharp";
import type { PhotoJob } from "./encode-photos.ts";

/** What some phones write into every photo; the picture is whole. */
const HARMLESS = /Invalid SOS parameters/;

/**
 * Decodes a photo to its widest file's size: upright, in sRGB, without the metadata that it came with (sharp
 * keeps none unless asked, so neither place nor owner goes out). Says what is wrong with one that can't be
 * decoded. The header's own size is the most that is decoded, so a file that holds more can't fill the memory.
 */
export async function openPhoto(job: PhotoJob): Promise<Sharp | { readonly fault: string }> {
  const { source } = job;
  const limits = { limitInputPixels: source.width * source.height };
  try {
    const { autoOrient } = await sharp(job.file, limits).metadata();
    if (autoOrient.width !== source.width || autoOrient.height !== source.height)
      return { fault: `its header says ${sizeOf(source)}, its picture is ${sizeOf(autoOrient)}` };
    return await decode(job, limits).catch((error: unknown) => {
      if (!HARMLESS.test(messageOf(error))) throw error;
      return decode(job, { ...limits, failOn: "error" });
    });
  } catch (error) {
    return { fault: messageOf(error) };
  }
}

async function decode({ file, widths, height }: PhotoJob, options: SharpOptions): Promise<Sharp> {
  const { data, info } = await sharp(file, options)
    .autoOrient()
    .resize({ width: widths.at(-1), height, fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

const sizeOf = ({ width, height }: PhotoJob["source"]) => `${width} × ${height}`;

/** On one line: libvips says each layer's own word. */
const messageOf = (error: unknown) =>
  String((error as Error).message)
    .trim()
    .replace(/\s*\n\s*/g, "; ");
