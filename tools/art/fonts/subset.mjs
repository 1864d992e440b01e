// Cuts the web fonts down to what French needs. Run it from a folder where
// the packages are installed (see README.md); it writes next to packages/ui.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

// Packages are looked up from the working folder: the site does not depend on them.
const require = createRequire(`${process.cwd()}/`);
const subsetFont = require("subset-font");
const fontkit = require("fontkit");
const fontverter = require("fontverter");
const out = new URL("../../../packages/ui/src/fonts/", import.meta.url);

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const french = "ÀÂÇÉÈÊËÎÏÔÙÛÜŸÆŒàâçéèêëîïôùûüÿæœ";
const names = "ÁÅÄÍÑÓÖØÚáåäíñóöøúß";
const signs = "«»‹›’‘“”–—…·•€°№ªº²³ᵉʳ×÷−±%‰©®™→←↗✓";
const spaces = "\u00a0\u202f\u2009\u2010\u2011";
// The sources have no Ÿ (L’HAŸ-LES-ROSES): shapers build it from Y and U+0308,
// placed by the "mark" feature. Characters a source lacks are passed over.
const text = ascii + french + names + signs + spaces + "\u0308";
const features = "kern liga ccmp mark tnum lnum frac numr dnom sups case locl".split(" ");

// What a title is made of. These alone, in one weight, are 9.4 KB where all of the font is 24: all that a first
// page waits for (decision 35). Other characters come from the whole font, on the pages that have them.
const titles =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ,.:;!?’'-–—&()/%+«»…€°·²" +
  "ÀÂÇÉÈÊËÎÏÔÙÛÜŒàâçéèêëîïôùûüœ\u00a0\u202f\u2010\u2011";

/** A title's characters in one weight, between its 700 and a figure's 800. */
const ofTitles = { kernAt: 740, kernStep: 10, text: titles, features: ["kern"] };

// Running text has no other file: wide screens fetch this one before the first view. Signs that
// it lacks, such as braces, are the fallback font's.
const ofTexts = {
  axes: { wght: { min: 400, max: 700 } },
  kernAt: 400,
  kernStep: 10,
  text: `${titles}áäíñóöúÿŸæ@"_|*×`,
  features: ["kern"],
};

/** More space behind Bricolage's f, in em: in « chiffre » the bars of both would touch at 28 px. */
const withF = { afterF: 0.02 };

const fonts = [
  {
    // The wght-only file is drawn for 14 px. 64 is tighter and sharper: right
    // for titles from 26 px up, at the same weight in bytes.
    pkg: "@fontsource-variable/bricolage-grotesque",
    file: "bricolage-grotesque-latin-opsz-normal.woff2",
    axes: { wght: { min: 500, max: 800 }, opsz: 64 },
    kernAt: 700,
    ...withF,
    to: "bricolage-grotesque.woff2",
  },
  {
    pkg: "@fontsource-variable/bricolage-grotesque",
    file: "bricolage-grotesque-latin-opsz-normal.woff2",
    axes: { opsz: 64 },
    ...ofTitles,
    ...withF,
    to: "bricolage-grotesque-titles.woff2",
    limit: 9_700, // with its headers no more than seven packets
  },
  {
    pkg: "@fontsource-variable/instrument-sans", // wght only: its width is 100
    file: "instrument-sans-latin-wght-normal.woff2",
    ...ofTexts,
    space: 0.24, // its own of 0.2 em closes up in bold labels of 15 px
    to: "instrument-sans.woff2",
  },
  {
    pkg: "@fontsource-variable/gabarito",
    file: "gabarito-latin-wght-normal.woff2",
    axes: { wght: { min: 500, max: 800 } },
    kernAt: 700,
    to: "gabarito.woff2",
  },
  {
    pkg: "@fontsource-variable/gabarito",
    file: "gabarito-latin-wght-normal.woff2",
    axes: {},
    ...ofTitles,
    to: "gabarito-titles.woff2",
    limit: 9_700,
  },
  {
    pkg: "@fontsource-variable/figtree",
    file: "figtree-latin-wght-normal.woff2",
    ...ofTexts,
    to: "figtree.woff2",
  },
  {
    pkg: "@fontsource-variable/newsreader",
    file: "newsreader-latin-opsz-normal.woff2",
    axes: { wght: { min: 500, max: 800 }, opsz: 48 },
    kernAt: 700,
    to: "newsreader.woff2",
  },
  {
    pkg: "@fontsource-variable/newsreader",
    file: "newsreader-latin-opsz-normal.woff2",
    axes: { opsz: 48 },
    ...ofTitles,
    to: "newsreader-titles.woff2",
  },
  {
    pkg: "@fontsource-variable/public-sans",
    file: "public-sans-latin-wght-normal.woff2",
    ...ofTexts,
    to: "public-sans.woff2",
  },
];

// An sfnt file as a map of its tables, and back.
function readTables(font) {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
      const at = 12 + 16 * i;
      const start = font.readUInt32BE(at + 8);
      const data = font.subarray(start, start + font.readUInt32BE(at + 12));
      return [font.toString("latin1", at, at + 4), Buffer.from(data)];
    }),
  );
}
function writeTables(tables) {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  const log = Math.floor(Math.log2(sorted.length));
  head.writeUInt32BE(0x00010000, 0);
  [sorted.length, 16 << log, log, 16 * sorted.length - (16 << log)].forEach((n, i) =>
    head.writeUInt16BE(n, 4 + 2 * i),
  );
  const parts = [head];
  let offset = head.length;
  sorted.forEach(([tag, data], i) => {
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    let sum = 0;
    for (let p = 0; p < padded.length; p += 4) sum = (sum + padded.readUInt32BE(p)) >>> 0;
    head.write(tag, 12 + 16 * i, "latin1");
    [sum, offset, data.length].forEach((n, k) => head.writeUInt32BE(n, 16 + 16 * i + 4 * k));
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

// Rounds kerning to steps of 5/1000 em (at most 0.2 px off in a 72 px title):
// equal numbers compress, and another 4 KB go.
function roundKerning(gpos, step) {
  const u16 = (at) => gpos.readUInt16BE(at);
  const round = (at) => {
    const value = gpos.readInt16BE(at);
    const small = Math.abs(value) < step;
    gpos.writeInt16BE(small ? 0 : Math.round(value / step) * step, at);
  };
  const list = u16(8);
  for (let i = 0; i < u16(list); i++) {
    const lookup = list + u16(list + 2 + 2 * i);
    for (let j = 0; j < u16(lookup + 4); j++) {
      let type = u16(lookup);
      let at = lookup + u16(lookup + 6 + 2 * j);
      if (type === 9) [type, at] = [u16(at + 2), at + gpos.readUInt32BE(at + 4)]; // extension
      if (type !== 2) continue; // not pair kerning
      if (u16(at + 4) !== 4 || u16(at + 6) !== 0) throw new Error("kerning is not one advance");
      if (u16(at) === 2) {
        const cells = u16(at + 12) * u16(at + 14); // classes × classes
        for (let k = 0; k < cells; k++) round(at + 16 + 2 * k);
      } else {
        for (let k = 0; k < u16(at + 8); k++) {
          const set = at + u16(at + 10 + 2 * k);
          for (let p = 0; p < u16(set); p++) round(set + 4 + 4 * p);
        }
      }
    }
  }
  return gpos;
}

// The sources lack three characters French typography leans on, but have what it
// takes to draw them. U+00A0 is shown by the plain space, as wide; its own empty
// glyph becomes the narrow space, U+202F and U+2009, 0.2 em wide (left to itself
// a browser shows half a space, 0.1 em, and « 1 400 » reads 1400). The hyphens
// U+2010 and U+2011 are shown by the plain one.
function addCharacters(tables, { space, afterF = 0 }) {
  const font = fontkit.create(writeTables(tables));
  const glyph = (code) => font.glyphForCodePoint(code).id;
  const map = new Map(font.characterSet.map((code) => [code, glyph(code)]));
  const narrow = glyph(0xa0);
  if (narrow === glyph(0x20)) throw new Error("no empty glyph for the narrow space");
  const widen = (id, width) => tables.get("hmtx").writeUInt16BE(width * font.unitsPerEm, 4 * id);
  const f = font.glyphForCodePoint(0x66);
  widen(f.id, f.advanceWidth / font.unitsPerEm + afterF);
  widen(narrow, 0.2);
  if (space !== undefined) widen(glyph(0x20), space);
  map.set(0xa0, glyph(0x20)).set(0x202f, narrow).set(0x2009, narrow);
  map.set(0x2010, glyph(0x2d)).set(0x2011, glyph(0x2d));

  // The new cmap: one subtable, format 12, in runs of neighbours.
  const runs = [];
  for (const [code, id] of [...map].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1 && id === last[2] + code - last[0]) last[1] = code;
    else runs.push([code, code, id]);
  }
  const cmap = Buffer.alloc(28 + 12 * runs.length);
  [0, 1, 3, 10, 0, 12, 12, 0].forEach((n, i) => cmap.writeUInt16BE(n, 2 * i));
  [cmap.length - 12, 0, runs.length, ...runs.flat()].forEach((n, i) => cmap.writeUInt32BE(n, 16 + 4 * i));
  tables.set("cmap", cmap);
}

mkdirSync(out, { recursive: true });
for (const font of fonts) {
  const { pkg, file, axes, kernAt, kernStep = 5, to, limit = Infinity } = font;
  const source = readFileSync(require.resolve(`${pkg}/files/${file}`));
  const cut = async (variationAxes) =>
    readTables(
      await subsetFont(source, font.text ?? text, {
        targetFormat: "truetype",
        variationAxes,
        keepFeatures: font.features ?? features,
      }),
    );
  // Kerning that follows the weight axis is a third of the file. The shapes keep
  // the axis; the kerning is taken at the weight most used (same glyphs, same order).
  const fixed = await cut({ ...axes, wght: kernAt });
  const tables = axes.wght === undefined ? fixed : await cut(axes);
  if (!tables.get("cmap").equals(fixed.get("cmap"))) throw new Error("glyph order differs");
  tables.set("GPOS", roundKerning(fixed.get("GPOS"), kernStep));
  if (fixed.has("GDEF")) tables.set("GDEF", fixed.get("GDEF"));
  addCharacters(tables, font);
  const woff2 = await fontverter.convert(writeTables(tables), "woff2", "truetype");
  writeFileSync(new URL(to, out), woff2);
  console.log(to, woff2.length);
  if (woff2.length > limit) throw new Error(`${to} is over its ${limit} bytes`);
}

// One licence text, both copyright lines.
const licences = fonts.map(({ pkg }) => readFileSync(require.resolve(`${pkg}/LICENSE`), "utf8"));
const copyright = new Set(licences.map((licence) => licence.match(/^Copyright .*?\)/)[0]));
writeFileSync(
  new URL("OFL.txt", out),
  `${[...copyright].join("\n")}\n${licences[0].slice(licences[0].indexOf("\n") + 1)}`,
);
