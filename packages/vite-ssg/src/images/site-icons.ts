import { copiedFile, type SiteFile, textFile } from "../3-finish/site-files.ts";
import { hashOfFile, shortHash } from "@vitrine/generator/short-hash";
import { imageStore } from "./image-store.ts";
import { placedSvg } from "./placed-svg.ts";

/** The parts of a site that its icons show. */
export interface IconInput {
  readonly name: string;
  readonly language: string;
  /** Text of the square SVG drawing that stands for the site. */
  readonly sign: string;
  /** The same drawing to the very edge, for launchers that cut their own shape; undefined to frame the sign. */
  readonly maskable: string | undefined;
  /** Colour behind the sign. */
  readonly paper: string;
  /** Folder in which drawn icons are cached by key. */
  readonly cacheDir: string;
}

/** The share of a launcher's square that every shape of mask leaves visible, inside its circle of 80 %. */
const SAFE_SHARE = 0.56;

/** Makes the icons that browsers and launchers ask for, and the manifest that names them (W3C App Manifest). */
export async function siteIcons(input: IconInput): Promise<SiteFile[]> {
  const { name, language, sign, maskable, paper, cacheDir } = input;
  const store = imageStore(cacheDir);
  const code = hashOfFile(import.meta.filename);
  const drawn = async (path: string, drawing: Drawing) => {
    const key = shortHash(code + JSON.stringify(drawing));
    return copiedFile(path, store.find(key, "png") ?? store.keep(key, "png", await draw(drawing)));
  };
  const framed = { svg: sign, size: 512, share: SAFE_SHARE, ground: paper };
  return [
    textFile("favicon.svg", `${sign}\n`),
    await drawn("favicon.ico", { svg: sign, size: ICO_SIZE, ico: true }),
    await drawn("apple-touch-icon.png", { svg: sign, size: 180, share: 0.7, ground: paper }),
    await drawn("icon-192.png", { svg: sign, size: 192 }),
    await drawn("icon-512.png", { svg: sign, size: 512 }),
    await drawn("icon-maskable-512.png", maskable === undefined ? framed : { svg: maskable, size: 512 }),
    textFile("site.webmanifest", `${JSON.stringify(manifest(name, language, paper), null, 2)}\n`),
  ];
}

interface Drawing {
  readonly svg: string;
  /** Side of the icon in pixels. */
  readonly size: number;
  /** Share of the side that the drawing takes; all of it if undefined. */
  readonly share?: number;
  /** Colour behind the drawing; transparent if undefined. */
  readonly ground?: string;
  /** True for a PNG within an ICO file. */
  readonly ico?: boolean;
}

async function draw({ svg, size, share = 1, ground, ico = false }: Drawing): Promise<Uint8Array> {
  // The library loads slowly, so a build without new icons does without it.
  const { default: sharp } = await import("sharp");
  const side = Math.round(size * share);
  const before = Math.floor((size - side) / 2);
  const after = size - side - before;
  const background = ground ?? "#0000";
  const flat = sharp(Buffer.from(placedSvg(svg, { x: 0, y: 0, side }))).extend({
    top: before,
    left: before,
    bottom: after,
    right: after,
    background,
  });
  if (ground !== undefined) flat.flatten({ background });
  const png = await flat.png({ compressionLevel: 9 }).toBuffer();
  return ico ? Buffer.concat([icoHeader(png.length), png]) : png;
}

const ICO_SIZE = 32;

/** The header of an ICO file with one image, given as PNG: a count, then its entry of 16 bytes. */
function icoHeader(bytes: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(bytes, 14);
  header.writeUInt32LE(header.length, 18);
  return header;
}

const manifest = (name: string, lang: string, paper: string) => ({
  name,
  short_name: name,
  lang,
  start_url: "/",
  display: "browser",
  theme_color: paper,
  background_color: paper,
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
});
