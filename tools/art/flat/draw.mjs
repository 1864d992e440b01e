// Draws the pictures of the sites in examples/: node draw.mjs <site> ...
// scenes/<site>/<folder>/<name>.mjs -> examples/<site>/images/<folder>/<name>-<width>.avif and .webp
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { sharp } from "../sharp.mjs";

const root = path.join(import.meta.dirname, "../../..");
const WIDTHS = [400, 672, 800, 1200];

for (const site of process.argv.slice(2)) {
  const scenes = path.join(import.meta.dirname, "scenes", site);
  for (const file of (await readdir(scenes, { recursive: true })).filter((name) => name.endsWith(".mjs"))) {
    const { default: svg } = await import(path.join(scenes, file));
    const out = path.join(root, "examples", site, "images", file.replace(/\.mjs$/, ""));
    await mkdir(path.dirname(out), { recursive: true });
    for (const width of WIDTHS) {
      const flat = sharp(Buffer.from(svg)).resize(width);
      await flat.clone().avif({ quality: 60, effort: 6 }).toFile(`${out}-${width}.avif`);
      await flat.clone().webp({ quality: 80, effort: 6 }).toFile(`${out}-${width}.webp`);
    }
  }
}
