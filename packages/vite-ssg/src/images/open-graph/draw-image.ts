import type { OpenGraphImage } from "@vitrine/generator/open-graph-image";
import sharp from "sharp";
import { composeImage, type ImageText, PHOTO_BOX, PICTURE_BOX } from "./compose-image.ts";
import { displayType } from "./display-type.ts";

/** JPEG qualities, best first: the first one that stays under the limit counts, else the last. */
const QUALITIES = [80, 70, 60];
const MAX_BYTES = 80_000;

/** Makes the function that draws an image, with a font, a logo, a look and the pictures' files by address. */
export async function drawWith(
  fontFile: string,
  { sign, look }: Pick<ImageText, "sign" | "look">,
  pictures: ReadonlyMap<string, string>,
): Promise<(job: OpenGraphImage) => Promise<Uint8Array>> {
  const type = await displayType(fontFile);
  return async ({ path, text, siteName, picture }) => {
    const svg = composeImage({ text, siteName, pictured: picture !== undefined, sign, look }, type);
    try {
      const flat = await sharp(Buffer.from(svg))
        .composite(picture === undefined ? [] : [await pictureLayer(fileOf(picture, pictures))])
        .removeAlpha()
        .png({ compressionLevel: 1 })
        .toBuffer();
      return await encode(flat);
    } catch (cause) {
      throw new Error(`The image ${path} could not be drawn with the picture ${picture ?? "(none)"}.`, {
        cause,
      });
    }
  };
}

function fileOf(address: string, pictures: ReadonlyMap<string, string>): string {
  const file = pictures.get(address);
  if (file === undefined) throw new Error(`There is no picture at ${address}.`);
  return file;
}

/** Prepares a picture for its area: a drawing without transparent margins, a photo cropped to the edges. */
async function pictureLayer(file: string) {
  const { hasAlpha } = await sharp(file).metadata();
  if (!hasAlpha) {
    const { left, ...size } = PHOTO_BOX;
    return { input: await sharp(file).resize(size).png({ compressionLevel: 1 }).toBuffer(), left, top: 0 };
  }
  const { right, bottom, width, height } = PICTURE_BOX;
  const trimmed = await sharp(file)
    .trim({ background: "#0000", threshold: 5 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { data, info } = await sharp(trimmed)
    .resize({ width, height, fit: "inside" })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: right - info.width, top: bottom - info.height };
}

/** Encodes as JPEG, which every network shows, with colour at full resolution: letters have no fringe. */
async function encode(image: Uint8Array): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES) {
    bytes = await sharp(image).jpeg({ quality, chromaSubsampling: "4:4:4", mozjpeg: true }).toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}
