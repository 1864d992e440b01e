import { imageSize } from "image-size";
import { activePart } from "./active-svg.ts";
import type { MediaReader } from "./media-index.ts";

/** Folder of the site's signs. */
const FOLDER = "brand";
const SIGN = "icon.svg";

/** Limit in bytes of the sign, which every page holds twice: beside the name, and for the browser's tab. */
const MOST_BYTES = 2000;

/** The site's own signs. */
export interface Brand {
  /** Text of the square drawing that stands for the site; undefined for a plain one. */
  readonly sign: string | undefined;
  /** Names of the files in the folder. */
  readonly files: readonly string[];
}

/** Reads the folder `brand/`. A drawing that can't be used is a fault. */
export function readBrand(media: MediaReader): Brand {
  const files = media.list(FOLDER);
  const texts = new Map(
    files
      .filter((name) => name.endsWith(".svg"))
      .map((name) => [name, media.read(`${FOLDER}/${name}`)] as const),
  );
  for (const [name, bytes] of texts) {
    const part = activePart(bytes.toString("utf8"));
    if (part !== undefined) media.fault(activeSvg(`${FOLDER}/${name}`, part));
  }
  const sign = texts.get(SIGN);
  if (sign !== undefined) checkSign(media, sign);
  // An XML declaration before the drawing would be wrong within a page.
  return {
    sign: sign
      ?.toString("utf8")
      .replace(/^[^]*?(?=<svg)/, "")
      .trim(),
    files,
  };
}

/** The fault of a drawing that could run a script or fetch something. */
export const activeSvg = (file: string, part: string) =>
  ({
    file,
    code: "active-svg",
    message: `The drawing holds ${part}.`,
    hint: "Save it as plain SVG: shapes and colours, without scripts, links or what lies elsewhere.",
  }) as const;

function checkSign(media: MediaReader, bytes: Buffer): void {
  const file = `${FOLDER}/${SIGN}`;
  if (bytes.length > MOST_BYTES)
    media.fault({
      file,
      code: "oversized-sign",
      message: `The sign has ${bytes.length} bytes; expected at most ${MOST_BYTES}.`,
      hint: "Each page holds it twice. Remove the editor's data, for example with svgo, or draw it more simply.",
    });
  const { width, height } = sizeOf(bytes);
  if (width === undefined || width !== height)
    media.fault({
      file,
      code: "oversized-sign",
      message: `The sign is ${width ?? "?"} wide and ${height ?? "?"} high; expected a square.`,
      hint: 'Give it a square viewBox, such as "0 0 32 32".',
    });
}

/** The size of a drawing; empty if it tells none. */
function sizeOf(bytes: Uint8Array): { readonly width?: number; readonly height?: number } {
  try {
    return imageSize(bytes);
  } catch {
    return {};
  }
}
