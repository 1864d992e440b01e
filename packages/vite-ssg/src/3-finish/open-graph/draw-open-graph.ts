import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { hashOf, hashOfFile } from "../../hash.ts";
import { imageStore } from "../image-store.ts";
import { copiedFile, type SiteFile } from "../site-files.ts";
import { composeImage, PHOTO_BOX, PICTURE_BOX } from "./compose-image.ts";
import { type DisplayType, displayType } from "./display-type.ts";

/** One image to draw: all that it shows. */
export interface OpenGraphJob {
  /** Path under the output folder. */
  readonly path: string;
  /** The same key is the same image. */
  readonly key: string;
  readonly text: string;
  readonly siteName: string;
  /** Address of the picture that stands in it. */
  readonly picture?: string;
}

/** What the site gives the drawing. */
export interface OpenGraphStyle {
  /** A font whose default weight is the one to draw with. */
  readonly fontFile: string;
  /** The site's sign, an SVG file 32 units wide and high. */
  readonly signFile: string;
}

interface DrawOptions extends OpenGraphStyle {
  /** The pictures' files by their addresses. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Keeps drawn images by key. */
  readonly cacheDir: string;
}

/** The best of these that stays under the limit, else the last. */
const QUALITIES = [80, 70, 60];
const MAX_BYTES = 80_000;

/** Draws the images that the cache does not have. */
export async function drawOpenGraph(
  jobs: readonly OpenGraphJob[],
  options: DrawOptions,
): Promise<{ readonly files: readonly SiteFile[]; readonly drawn: number }> {
  const { cacheDir, fontFile, signFile, pictures } = options;
  const store = imageStore(cacheDir);
  const missing = [...new Map(jobs.map((job) => [job.key, job])).values()].filter(
    ({ key }) => store.find(key, "jpg") === undefined,
  );
  if (missing.length > 0) {
    const type = displayType(fontFile);
    const sign = readFileSync(signFile, "utf8");
    const queue = missing.values();
    const work = async () => {
      for (const job of queue) store.keep(job.key, "jpg", await draw(job, type, sign, pictures));
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  }
  const files = jobs.map(({ path, key }) => copiedFile(path, store.find(key, "jpg") as string));
  return { files, drawn: missing.length };
}

/** Hash of all that shapes an image besides what it shows: this code, the libraries, the font, the sign. */
export function drawingHash({ fontFile, signFile }: OpenGraphStyle): string {
  const code = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort()
    .map((file) => join(import.meta.dirname, file));
  return hashOf(...[...code, fontFile, signFile].map(hashOfFile), JSON.stringify(sharp.versions));
}

async function draw(
  job: OpenGraphJob,
  type: DisplayType,
  sign: string,
  pictures: ReadonlyMap<string, string>,
): Promise<Uint8Array> {
  const { text, siteName, picture } = job;
  const svg = composeImage({ text, siteName, pictured: picture !== undefined, sign }, type);
  try {
    const flat = await sharp(Buffer.from(svg))
      .composite(picture === undefined ? [] : [await standing(fileOf(picture, pictures))])
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
    return await encode(flat);
  } catch (cause) {
    throw new Error(`The image ${job.path} could not be drawn with the picture ${picture ?? "(none)"}.`, {
      cause,
    });
  }
}

function fileOf(address: string, pictures: ReadonlyMap<string, string>): string {
  const file = pictures.get(address);
  if (file === undefined) throw new Error(`There is no picture at ${address}.`);
  return file;
}

/** The picture as it stands in the image: a drawn one free, without the empty room around it; a photo to the edges. */
async function standing(file: string) {
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

/** As JPEG, which every network shows; colour at full resolution, so that the letters have no fringe. */
async function encode(image: Uint8Array): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES) {
    bytes = await sharp(image).jpeg({ quality, chromaSubsampling: "4:4:4", mozjpeg: true }).toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}
