// The logo of Hop & Net: its sign, content/brand/icon.svg, with its name. Builds make all other icons.
// Run from a folder where opentype.js, svgo and @fontsource/bricolage-grotesque are installed.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { line, need } from "./letters.mjs";

const { optimize } = need("svgo");
const to = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../content/brand");
const INK = "#10233f";
const sign = readFileSync(path.join(to, "icon.svg"), "utf8").replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");

function logo() {
  const side = 96;
  const left = side + 26;
  const set = (size, y = 0) => line("Hop & Net", "bricolage-grotesque 800-normal", size, left, y, -0.015, 2);
  const size = ((512 - left) * 100) / (set(100)[1] - left);
  const cap = 0.7 * size; // height of H
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 128"><g transform="translate(0 ${64 - side / 2}) scale(${side / 32})">${sign}</g><path d="${set(size, 64 + cap / 2)[0]}" fill="${INK}"/></svg>`;
  return optimize(svg, { multipass: true, floatPrecision: 2 }).data;
}

writeFileSync(path.join(to, "logo.svg"), `${logo()}\n`);
