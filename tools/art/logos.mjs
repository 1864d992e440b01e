// Draws the partners' logos, all invented: wordmarks of open fonts as paths, with a small sign.
// Run from a folder where opentype.js, svgo and the @fontsource packages named below are installed:
//   node <here>/logos.mjs
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { line, need } from "./letters.mjs";

const { optimize } = need("svgo");
const to = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../content/images/logos");
const INK = "#40516a";

const ring = (x, y, r, t) => disc(x, y, r) + disc(x, y, r - t);
const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const discs = (r, places) =>
  places
    .split(", ")
    .map((p) => disc(...p.split(" ").map(Number), r))
    .join("");
const bar = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}z`;
const hexagon = (x, y, r) =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => `${x + r * Math.sin((i * Math.PI) / 3)} ${y - r * Math.cos((i * Math.PI) / 3)}`).join("L")}z`;

// slug: [sign, lines of text], each line: text | face | size, x, baseline, tracking in em
const logos = {
  // bread: a loaf with three cuts
  "maison-valtier": [
    "M2 29.5C2 18 9 11.5 17.5 11.5S33 18 33 29.5z" +
      [8.5, 15.5, 22.5].map((x) => `M${x} 26l3.5-9.5h2.2l-3.5 9.5z`).join(""),
    ["Maison | playfair-display 400-italic | 12 42 14", "Valtier | playfair-display 700-normal | 22 41 33"],
  ],
  // law: three columns and their beam
  "orsenne-lioret": [
    bar(1, 6, 24, 2) + bar(3, 10, 3, 20) + bar(11.5, 10, 3, 20) + bar(20, 10, 3, 20) + bar(1, 32, 24, 2),
    ["ORSENNE | marcellus 400-normal | 17 35 18 0.09", "& LIORET | marcellus 400-normal | 17 35 34 0.09"],
  ],
  // coworking: three cells
  ruchelis: [
    hexagon(9, 14.2, 7) + hexagon(22.4, 14.2, 7) + hexagon(15.7, 25.8, 7) + hexagon(15.7, 25.8, 4.4),
    ["ruchelis | quicksand 700-normal | 25 38 28 -0.01"],
  ],
  // clinic: a cross with a drop of water
  "sainte-ondine": [
    "M12 8.5a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v6h6a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-6v6a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-6h-6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2h6zM17.5 12.5c-3 4-4.5 6-4.5 8.5a4.5 4.5 0 0 0 9 0c0-2.5-1.5-4.5-4.5-8.5z",
    ["Clinique | work-sans 400-normal | 12 39 15", "Sainte-Ondine | work-sans 600-normal | 17 39 32 -0.01"],
  ],
  // architects: four walls and a doorway
  quatremur: [
    "M1 6h28v28H18v-3h8V9H4v22h6v3H1zM10 15h10v3H10z",
    [
      "QUATREMUR | josefin-sans 300-normal | 20 38 24.6 0.13",
      "ARCHITECTES | josefin-sans 600-normal | 6.8 38.5 33.8 0.4",
    ],
  ],
  // hotel: a nightingale
  "hotel-philomele": [
    "M4 13.5a7 7 0 0 1 12.5-3.5c3 4 6 4.5 11 4.5-1 9-6.5 13.5-13 13.5l-2 4h-2l1.5-4.3C7 26 4 21.5 4 16.5l-3-1.3zM9.3 12.3a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z",
    [
      "Hôtel | dm-serif-display 400-italic | 13 37 13.5",
      "Philomèle | dm-serif-display 400-italic | 23 36 33",
    ],
  ],
  // data: the head of a weather vane
  datavane: [
    "M1.5 18.8L31 6 21.5 35.5 16.3 23.7z",
    ["datavane | space-grotesk 700-normal | 24 38 28 -0.035"],
  ],
  // publisher: a crescent
  passelune: [
    "M17 5.5a14.5 14.5 0 1 0 9.5 25.5A15.5 15.5 0 0 1 17 5.5z",
    ["Passelune | lora 500-italic | 27 35 28.5"],
  ],
  // clothes: a button
  cordelou: [
    ring(16, 20, 14.5, 2.6) + discs(2.3, "12.4 16.4, 19.6 16.4, 12.4 23.6, 19.6 23.6"),
    ["cordelou | syne 700-normal | 23 39 27.5 -0.01"],
  ],
  // bistro: a glass
  pampille: [
    "M4 5h17c1.5 9-1 15.5-7 16.7V32h4.5v2.5h-12V32H11V21.7C5 20.5 2.5 14 4 5zM6.3 7.5q-.3 2.5-.1 4.5h12.6q.2-2-.1-4.5z",
    ["Pampille | caveat-brush 400-normal | 32 31 29.5"],
  ],
  // building managers: a bridge
  pontvallain: [
    "M1 10h32v21h-5v-5a4 4 0 0 0-8 0v5h-6v-5a4 4 0 0 0-8 0v5H1zM4 13v2.2h26V13z",
    [
      "PONTVALLAIN | unica-one 400-normal | 23 42 22.8 0.04",
      "SYNDIC ET GÉRANCE | unica-one 400-normal | 9 42 33 0.19",
    ],
  ],
  // school: two summits, a flag
  "ecole-montcabrel": [
    "M1 32.5L12.5 15l5 7.5L22 17l11 15.5zM12 6h8.5l-2.5 2.7 2.5 2.8h-7V15H12z",
    ["École | zilla-slab 400-normal | 13 40.5 13.5", "Montcabrel | zilla-slab 700-normal | 22 40 32"],
  ],
  // climbing hall: a crenellated tower, three holds
  "bloc-barbacane": [
    "M2 6h6v5h4.5V6h6v5H23V6h6v12l-3 3v13H5V21l-3-3z" + discs(2, "11 27.5, 15.5 20.5, 20 28.5"),
    ["BLOC BARBACANE | barlow-condensed 700-italic | 22.5 37 28 0.015"],
  ],
  // accountants: an abacus
  fildecompte: [
    [
      bar(1, 5, 2.2, 30) + bar(25.8, 5, 2.2, 30) + [11, 20, 29].map((y) => bar(3, y - 0.6, 23, 1.2)).join(""),
      discs(2.7, "8 11, 13.8 11, 9.5 20, 15.3 20, 21.1 20, 20.5 29"),
    ],
    ["fil_de_compte | ibm-plex-mono 500-normal | 17.5 37 26 -0.03"],
  ],
  // bicycle couriers: a wheel, going fast
  roulavent: [
    ring(22, 20, 13, 2.8) +
      disc(22, 20, 3.4) +
      bar(3, 11.5, 6, 2.4) +
      bar(0, 18.8, 6.5, 2.4) +
      bar(3, 26.1, 6, 2.4),
    ["roulavent | comfortaa 700-normal | 22.5 41 27.5"],
  ],
};

mkdirSync(to, { recursive: true });
for (const [slug, [sign, lines]] of Object.entries(logos)) {
  const set = lines.map((l) => {
    const [text, face, numbers] = l.split(" | ");
    return line(text, face, ...numbers.split(" ").map(Number));
  });
  const width = Math.ceil(Math.max(...set.map(([, x2]) => x2)) + 1);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" fill="${INK}">${[sign]
    .flat()
    .map((d) => `<path fill-rule="evenodd" d="${d}"/>`)
    .join("")}<path d="${set.map(([d]) => d).join("")}"/></svg>`;
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [{ name: "preset-default", params: { overrides: { mergePaths: false } } }],
  });
  writeFileSync(path.join(to, `${slug}.svg`), `${data}\n`);
  console.log(slug.padEnd(18), `${width}x40`, data.length);
}
