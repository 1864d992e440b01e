// Writes font-faces.global.css: the web fonts, and for each family a local font stretched
// so that text takes the same room before and after the web font arrives.
// Run it after subset.mjs, from the same folder (see README.md).
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(`${process.cwd()}/`);
const fontkit = require("fontkit");
const fontverter = require("fontverter");
const dir = new URL("../../../packages/ui/src/fonts/", import.meta.url);

// Letters per 1000 in French running text, then what stands between the words.
const frequency = {
  e: 121,
  a: 71.1,
  i: 65.9,
  s: 65.1,
  n: 63.9,
  r: 60.7,
  t: 59.2,
  o: 50.2,
  l: 49.6,
  u: 44.9,
  d: 36.7,
  c: 31.8,
  m: 26.2,
  p: 24.9,
  é: 19.4,
  g: 12.3,
  b: 11.4,
  v: 11.1,
  h: 11.1,
  f: 11.1,
  q: 6.5,
  y: 4.6,
  x: 3.8,
  j: 3.4,
  è: 3.1,
  à: 3.1,
  k: 2.9,
  w: 1.7,
  z: 1.5,
  ê: 0.8,
  ç: 0.6,
  ô: 0.4,
  â: 0.3,
  î: 0.3,
  û: 0.2,
  ù: 0.2,
  " ": 190,
  ",": 11,
  ".": 10,
  "’": 12,
};

// Advance widths of Arial, per 1000 em (Liberation Sans has the same).
const arial = {
  " ": 278,
  ",": 278,
  ".": 278,
  "’": 222,
  a: 556,
  b: 556,
  c: 500,
  d: 556,
  e: 556,
  f: 278,
  g: 556,
  h: 556,
  i: 222,
  j: 222,
  k: 500,
  l: 222,
  m: 833,
  n: 556,
  o: 556,
  p: 556,
  q: 556,
  r: 333,
  s: 500,
  t: 278,
  u: 556,
  v: 500,
  w: 722,
  x: 500,
  y: 500,
  z: 500,
};
const arialBold = {
  ...arial,
  "’": 278,
  b: 611,
  c: 556,
  d: 611,
  f: 333,
  g: 611,
  h: 611,
  i: 278,
  j: 278,
  k: 556,
  l: 278,
  m: 889,
  n: 611,
  o: 611,
  p: 611,
  q: 611,
  r: 389,
  s: 556,
  t: 333,
  u: 611,
  v: 556,
  w: 778,
  x: 556,
  y: 556,
};

// Full names: both kinds of name that `local()` knows would be a line each on every page.
const boldArial = ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"];

/** A font that follows another of its family is a second stand-in for the same file. */
const fonts = [
  {
    family: "Bricolage Grotesque",
    file: "bricolage-grotesque.woff2",
    range: "500 800",
    // Titles have more capitals than running text; over 24 of ours, set in a
    // browser, they come out 1 % wider than the letters' average says.
    correction: 1.01,
    // One weight for titles and figures, and for these characters alone; it comes after the whole font, so it is
    // what a browser takes where it can.
    titles: "bricolage-grotesque-titles.woff2",
    at: 740, // titles are bold, so their stand-in is a bold font too
    local: boldArial,
    fallbackWeight: "500 800",
    widths: arialBold,
  },
  {
    family: "Instrument Sans",
    file: "instrument-sans.woff2",
    range: "400 700",
    correction: 1,
    at: 400,
    local: ["Arial", "Liberation Sans"],
    fallbackWeight: "400",
    widths: arial,
  },
  {
    family: "Instrument Sans",
    file: "instrument-sans.woff2",
    correction: 1,
    at: 600, // buttons, menus, labels
    local: boldArial,
    fallbackWeight: "500 700",
    widths: arialBold,
  },
];

// Ordinary French, to measure by how much kerning tightens a line.
const sample =
  "Une équipe formée, toujours la même, passe avant l’ouverture ou après la fermeture, avec " +
  "son matériel et ses produits. Vous recevez un devis clair, calculé d’après la surface, le " +
  "nombre de passages et ce que vous attendez vraiment.";

const base = (letter) => letter.normalize("NFD")[0]; // é is as wide as e
const average = (width) => {
  const letters = Object.entries(frequency);
  const sum = letters.reduce((total, [letter, n]) => total + n * width(letter), 0);
  return sum / letters.reduce((total, [, n]) => total + n, 0);
};
const percent = (ratio) => `${Number((100 * ratio).toFixed(2))}%`;

const webFaces = [];
const fallbackFaces = [];
/** Where French has its characters. What the titles' font lacks there, such as ñ, is the stand-in's; what lies outside is the whole font's. */
const french = "U+??, U+152-153, U+2???";

for (const { family, file, titles, range, correction, at, local, fallbackWeight, widths } of fonts) {
  const sfnt = await fontverter.convert(readFileSync(new URL(file, dir)), "truetype");
  const font = fontkit.create(sfnt).getVariation({ wght: at });
  const em = font.unitsPerEm;
  const unkerned = font.layout(sample, { kern: false }).advanceWidth;
  const kerning = font.layout(sample).advanceWidth / unkerned;
  const glyph = (c) => font.glyphForCodePoint(c.codePointAt(0));
  const web = (correction * kerning * average((c) => glyph(c).advanceWidth)) / em;
  const size = web / average((c) => widths[base(c)] / 1000);
  // The three overrides are shares of the stretched size, hence the division.
  const line = (value) => percent(value / em / size);
  console.log(family, { web, kerning, size, ascent: font.ascent, descent: font.descent });
  const webFace = (source, more = "") =>
    webFaces.push(`@font-face {
  font-family: "${family}";
  src: url("./${source}");
  font-weight: ${range};
  font-display: optional;${more}
}`);
  // Apart: where ranges overlap, Chromium fetches both fonts.
  if (range !== undefined) webFace(file, titles && "\n  unicode-range: U+100-151, U+154-1fff;");
  if (titles !== undefined) webFace(titles, `\n  unicode-range: ${french};`);
  fallbackFaces.push(`@font-face {
  font-family: "${family} Fallback";
  src:
${local.map((name) => `    local("${name}")`).join(",\n")};
  font-weight: ${fallbackWeight};
  size-adjust: ${percent(size)};
  ascent-override: ${line(font.ascent)};
  descent-override: ${line(-font.descent)};
  line-gap-override: ${line(font.lineGap)};
}`);
}

const note = "/* Written by tools/art/fonts/fallback-metrics.mjs. */";
const css = [note, ...webFaces, ...fallbackFaces].join("\n\n");
writeFileSync(new URL("font-faces.global.css", dir), `${css}\n`);
