import { readFileSync } from "node:fs";
import { atWeight, openFont } from "@vitrine/generator/open-font";
import type { Path } from "fontkit";

/** Sets text in one font as SVG paths, so that every machine draws the same image. */
export interface DisplayType {
  /** Width of a text at size 1. */
  measure(text: string): number;
  /** Path data of a text that starts at `x` on the base line. */
  draw(text: string, x: number, baseline: number, size: number): string;
}

/** Space between letters, as a share of the font size. */
const TRACKING = -0.02;
/** Measures of raised letters, the same as for `sup` in the site's styles. */
const RAISED = { scale: 0.62, rise: 0.33, gap: 0.03 };
const RAISED_LETTERS: Record<string, string> = { ʳᵉ: "re", ᵉʳ: "er", ᵉ: "e" };

/** The weight of the titles. */
const WEIGHT = 800;

/** Opens a WOFF2 font at the weight of the titles, or the nearest that it has. */
export async function displayType(fontFile: string): Promise<DisplayType> {
  const font = atWeight(await openFont(readFileSync(fontFile)), WEIGHT);
  const unit = 1 / font.unitsPerEm;

  /** A character that the font lacks loses its accent or is left out, so that no empty box appears. */
  const known = (text: string) =>
    Array.from(text, (character) =>
      has(character) ? character : Array.from(character.normalize("NFD")).filter(has).join(""),
    ).join("");
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

  const place = (text: string) => {
    const glyphs: { path: Path; x: number; rise: number; scale: number }[] = [];
    let x = 0;
    for (const run of text.split(/(ʳᵉ|ᵉʳ|ᵉ)/)) {
      const letters = RAISED_LETTERS[run];
      const scale = letters === undefined ? 1 : RAISED.scale;
      if (letters !== undefined) x += RAISED.gap;
      const { glyphs: shapes, positions } = font.layout(known(letters ?? run));
      for (const [i, { path }] of shapes.entries()) {
        glyphs.push({ path, x, rise: letters === undefined ? 0 : RAISED.rise, scale });
        x += (positions[i]?.xAdvance ?? 0) * unit * scale + (letters === undefined ? TRACKING : 0);
      }
    }
    return { glyphs, width: Math.max(0, x - TRACKING) };
  };

  return {
    measure: (text) => place(text).width,
    draw: (text, left, baseline, size) =>
      place(text)
        .glyphs.map(({ path, x, rise, scale }) =>
          path
            .scale(size * unit * scale, -size * unit * scale)
            .translate(left + x * size, baseline - rise * size)
            .toSVG(),
        )
        .join(""),
  };
}
