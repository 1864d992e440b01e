// Text as paths, from the @fontsource packages of the folder where the script is run.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

export const need = createRequire(path.join(process.cwd(), "_"));
const opentype = need("opentype.js");

const fonts = new Map();
function font(name) {
  const [family, style] = name.split(" ");
  const file = need.resolve(`@fontsource/${family}/files/${family}-latin-${style}.woff`);
  if (!fonts.has(name)) {
    const b = readFileSync(file);
    fonts.set(name, opentype.parse(b.buffer.slice(b.byteOffset, b.byteOffset + b.length)));
  }
  return fonts.get(name);
}

/** A line of text whose ink starts at x: [path data, right edge]. Tracking in em. */
export function line(text, face, size, x, y, track = 0, digits = 1) {
  const f = font(face);
  const k = size / f.unitsPerEm;
  const glyphs = [...text].map((c) => f.charToGlyph(c));
  let pen = x - glyphs[0].getPath(0, 0, size).getBoundingBox().x1;
  let end = x;
  const d = glyphs.map((g, i) => {
    if (i) pen += f.getKerningValue(glyphs[i - 1], g) * k + track * size;
    const shape = g.getPath(pen, y, size);
    pen += g.advanceWidth * k;
    end = Math.max(end, shape.getBoundingBox().x2);
    return shape.commands
      .map(
        (c) =>
          c.type +
          [c.x1, c.y1, c.x2, c.y2, c.x, c.y]
            .filter((n) => n !== undefined)
            .map((n) => n.toFixed(digits))
            .join(" "),
      )
      .join("");
  });
  return [d.join(""), end];
}
