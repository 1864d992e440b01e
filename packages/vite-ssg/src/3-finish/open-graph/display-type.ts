import { readFileSync } from "node:fs";
import { create, type Path } from "fontkit";

/** Sets text in one font as SVG paths, so that every machine draws the same. */
export interface DisplayType {
  /** The width of a text at size 1. */
  measure(text: string): number;
  /** A text as the data of SVG paths, from the left end of its base line. */
  draw(text: string, x: number, baseline: number, size: number): string;
}

/** Between letters, of the size. */
const TRACKING = -0.02;
/** Raised letters, as `sup` in the site's styles. */
const RAISED = { scale: 0.62, rise: 0.33, gap: 0.03 };
const RAISED_LETTERS: Record<string, string> = { ʳᵉ: "re", ᵉʳ: "er", ᵉ: "e" };

/** Opens a font file at its default weight (the site's display font: 800). */
export function displayType(fontFile: string): DisplayType {
  const font = create(readFileSync(fontFile));
  if (!("layout" in font)) throw new Error(`${fontFile} holds several fonts; one is expected.`);
  const unit = 1 / font.unitsPerEm;

  /** Characters that the font lacks lose their accent, else they are left out: never an empty box. */
  const known = (text: string) =>
    Array.from(text, (character) =>
      has(character) ? character : Array.from(character.normalize("NFD")).filter(has).join(""),
    ).join("");
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

  const place = (text: string) => {
    const glyphs: PlacedGlyph[] = [];
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

interface PlacedGlyph {
  readonly path: Path;
  readonly x: number;
  readonly rise: number;
  readonly scale: number;
}
