// The site's icons and the logo with its name, all from apps/site/public/favicon.svg.
// Run from a folder where sharp, opentype.js, svgo and @fontsource/bricolage-grotesque are installed.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { line, need } from "./letters.mjs";

const sharp = need("sharp");
const { optimize } = need("svgo");
const to = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../apps/site/public");
const PAPER = "#fbfaf6";
const INK = "#10233f";
const sign = readFileSync(path.join(to, "favicon.svg"), "utf8").replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");

// to the very edge, for launchers that cut their own shape
const bleed = `<path d="M0 0h32v32H0z" fill="#0b6b53"/>${sign}<path d="M27 0h5v4zM0 28v4h5z" fill="#ffc93c"/>`;

/** The sign on a square of `size`, taking `share` of its side. */
function png(size, share = 1, ground, drawing = sign) {
  const pad = (32 / share - 32) / 2;
  const paint = ground ? `<path d="M${-pad} ${-pad}h99v99h-99z" fill="${ground}"/>` : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-pad} ${-pad} ${32 + 2 * pad} ${32 + 2 * pad}">${paint}${drawing}</svg>`;
  const img = sharp(Buffer.from(svg), { density: 72 * 4 }).resize(size, size);
  return (ground ? img.removeAlpha() : img).png({ compressionLevel: 9, palette: size > 48 }).toBuffer();
}

function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let at = head.length;
  images.forEach(([size, data], i) => {
    const o = 6 + 16 * i;
    head.writeUInt8(size, o);
    head.writeUInt8(size, o + 1);
    head.writeUInt16LE(1, o + 4);
    head.writeUInt16LE(32, o + 6);
    head.writeUInt32LE(data.length, o + 8);
    head.writeUInt32LE(at, o + 12);
    at += data.length;
  });
  return Buffer.concat([head, ...images.map(([, data]) => data)]);
}

function logo() {
  const side = 96;
  const left = side + 26;
  const set = (size, y = 0) => line("Hop & Net", "bricolage-grotesque 800-normal", size, left, y, -0.015, 2);
  const size = ((512 - left) * 100) / (set(100)[1] - left);
  const cap = 0.7 * size; // height of H
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 128"><g transform="translate(0 ${64 - side / 2}) scale(${side / 32})">${sign}</g><path d="${set(size, 64 + cap / 2)[0]}" fill="${INK}"/></svg>`;
  return optimize(svg, { multipass: true, floatPrecision: 2 }).data;
}

const files = {
  "apple-touch-icon.png": await png(180, 0.7, PAPER),
  "icon-192.png": await png(192),
  "icon-512.png": await png(512),
  "icon-maskable-512.png": await png(512, 1, PAPER, bleed),
  "favicon.ico": ico(await Promise.all([16, 32, 48].map(async (s) => [s, await png(s)]))),
  "logo.svg": `${logo()}\n`,
  "site.webmanifest": `${JSON.stringify(
    {
      name: "Hop & Net",
      short_name: "Hop & Net",
      lang: "fr",
      start_url: "/",
      display: "browser",
      theme_color: PAPER,
      background_color: PAPER,
      icons: [
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
    null,
    2,
  )}\n`,
};
for (const [name, data] of Object.entries(files)) {
  writeFileSync(path.join(to, name), data);
  console.log(name.padEnd(24), data.length);
}
