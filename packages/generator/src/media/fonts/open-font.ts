import { create, type Font } from "fontkit";
import decompress from "woff2-encoder/decompress";

/** Opens a WOFF2 file. Rejects if it is none. */
export async function openFont(woff2: Uint8Array): Promise<Font> {
  // The library reads WOFF2 itself, but gives no other weight of such a file.
  const font = create(Buffer.from(await decompress(woff2)));
  if (!("layout" in font)) throw new Error("The file holds several fonts; one is expected.");
  return font;
}

/** Gives a font at the weight nearest to the wanted one. */
export function atWeight(font: Font, wanted: number): Font {
  const { wght } = font.variationAxes;
  return wght === undefined
    ? font
    : font.getVariation({ wght: Math.min(Math.max(wanted, wght.min), wght.max) });
}
