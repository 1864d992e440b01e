// Writes typefaces.data.ts: the pairs of typefaces, each with local fonts stretched so that text takes the same
// room before and after it arrives. Run it after subset.mjs, from anywhere (see README.md).
import { readFileSync, writeFileSync } from "node:fs";

const packages = new URL("../../../packages/", import.meta.url);
const at = (path) => new URL(path, packages);
// Own files of a site are measured by the same code when it is built.
const { openFont } = await import(at("generator/src/media/fonts/open-font.ts"));
const { fallbackFonts } = await import(at("generator/src/media/fonts/fallback-fonts.ts"));
const { shortHash, versionOf } = await import(at("generator/src/files/short-hash.ts"));

/** Where French has its characters. What the titles' font lacks there, such as ñ, is the fallback font’s; what lies outside is the whole font's. */
const french = "U+??,U+152-153,U+2???";
// Apart: where ranges overlap, Chromium fetches both fonts.
const others = "U+100-151,U+154-1fff";

/** A title's whole font, then the same in one weight for first views: browsers prefer the later one. */
const title = (name, correction) => ({
  role: "title",
  correction,
  files: [
    { name, weights: "500 800", range: others },
    { name: `${name}-titles`, weights: "500 800", range: french },
  ],
});
const text = (name) => ({ role: "text", correction: 1, files: [{ name, weights: "400 700" }] });

// Titles have more capitals than running text. The factor is by how much 477 of them, set in a browser, come out wider
// than the letters' average says.
const pairs = {
  "bricolage-instrument": { title: title("bricolage-grotesque", 1.01), text: text("instrument-sans") },
  "gabarito-figtree": { title: title("gabarito", 1), text: text("figtree") },
  "newsreader-public": { title: title("newsreader", 1.017), text: text("public-sans") },
};

const bytesOf = ({ name }) => readFileSync(at(`ui/src/fonts/${name}.woff2`));

async function typeface({ role, correction, files }) {
  const fallbacks = fallbackFonts(await openFont(bytesOf(files[0])), role, correction);
  return {
    files: files.map((file) => ({ ...file, version: versionOf(shortHash(bytesOf(file))) })),
    fallbacks,
  };
}

const table = {};
for (const [name, pair] of Object.entries(pairs))
  table[name] = { title: await typeface(pair.title), text: await typeface(pair.text) };

// Values that the pairs share have a name, so that a font has a line.
const [arial, arialBold] = Object.values(table)[0].text.fallbacks.map(({ local }) => local);
const names = Object.entries({ FRENCH: french, OTHERS: others, ARIAL: arial, ARIAL_BOLD: arialBold });
const named = names.reduce(
  (written, [name, value]) => written.replaceAll(JSON.stringify(value), name),
  JSON.stringify(table),
);

writeFileSync(
  at("schema/src/theme/typefaces.data.ts"),
  `// Written by tools/art/fonts/fallback-metrics.mjs.
import type { TypefacePair } from "./typeface.ts";

/** Names of the pairs of typefaces that come with the templates. */
export const PAIR_NAMES = ${JSON.stringify(Object.keys(table))} as const;

export type PairName = (typeof PAIR_NAMES)[number];

${names.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`).join("\n")}

/** The pairs, by name. */
export const PAIRS: Readonly<Record<PairName, TypefacePair>> = ${named};
`,
);
