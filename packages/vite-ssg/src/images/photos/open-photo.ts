import sharp, { type Sharp, type SharpOptions } from "sharp";
import type { SourcePhoto } from "./encode-photos.ts";

/** An error that some phones' photos cause although their pixels are intact. */
const HARMLESS = /Invalid SOS parameters/;

/**
 * Decodes a photo to its widest file's size, upright and in sRGB. Returns the fault of a photo that can't be
 * decoded. The result has no metadata, because sharp drops it unless asked: neither place nor owner is
 * published. Decoding stops at the size in the header, so that a larger file can't fill the memory.
 */
export async function openPhoto(
  file: string,
  { source, picture }: SourcePhoto,
): Promise<Sharp | { readonly fault: string }> {
  const limits = { limitInputPixels: source.width * source.height };
  try {
    const { autoOrient } = await sharp(file, limits).metadata();
    if (autoOrient.width !== source.width || autoOrient.height !== source.height)
      return { fault: `its header says ${sizeOf(source)}, its picture is ${sizeOf(autoOrient)}` };
    return await decode(file, picture, limits).catch((error: unknown) => {
      if (!HARMLESS.test(messageOf(error))) throw error;
      return decode(file, picture, { ...limits, failOn: "error" });
    });
  } catch (error) {
    return { fault: messageOf(error) };
  }
}

async function decode(
  file: string,
  { widths, height }: SourcePhoto["picture"],
  options: SharpOptions,
): Promise<Sharp> {
  const { data, info } = await sharp(file, options)
    .autoOrient()
    .resize({ width: widths.at(-1), height, fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

const sizeOf = ({ width, height }: SourcePhoto["source"]) => `${width} × ${height}`;

/** An error's message on one line, because libvips reports one line for each layer. */
const messageOf = (error: unknown) =>
  String((error as Error).message)
    .trim()
    .replace(/\s*\n\s*/g, "; ");
