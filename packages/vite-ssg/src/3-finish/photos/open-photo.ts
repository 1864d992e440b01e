import sharp, { type Sharp } from "sharp";
import type { PhotoJob } from "./encode-photos.ts";

/**
 * Decodes a photo to its widest file's size: upright, in sRGB, without the metadata that it came with (sharp
 * keeps none unless asked, so neither place nor owner goes out). Says what is wrong with one that can't be
 * decoded. The header's own size is the most that is decoded, so a file that holds more can't fill the memory.
 */
export async function openPhoto({
  file,
  source,
  widths,
  height,
}: PhotoJob): Promise<Sharp | { readonly fault: string }> {
  const input = { limitInputPixels: source.width * source.height };
  try {
    const { autoOrient } = await sharp(file, input).metadata();
    if (autoOrient.width !== source.width || autoOrient.height !== source.height)
      return { fault: `its header says ${sizeOf(source)}, its picture is ${sizeOf(autoOrient)}` };
    const { data, info } = await sharp(file, input)
      .autoOrient()
      .resize({ width: widths.at(-1), height, fit: "fill" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  } catch (error) {
    return {
      fault: error instanceof Error ? error.message.trim().replace(/\s*\n\s*/g, "; ") : String(error),
    };
  }
}

const sizeOf = ({ width, height }: PhotoJob["source"]) => `${width} × ${height}`;
