// Encodes the rendered PNGs for the site: node encode.mjs [id ...]
// build/<id>.png -> content/images/<id>-<width>.avif and .webp, 4:3 (close-ups: as their object), alpha kept.
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { sharp } from "./sharp.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const from = process.env.OUT ?? path.join(here, "build");
const to = process.env.IMAGES ?? path.join(here, "../../content/images");
const budget = { 400: 14, 672: 19.4, 800: 35, 1200: 65 }; // kB, AVIF; 672 is a phone's: two round trips (decision 35)
const thumbnail = { 240: 6 }; // sectors stand in lists too

const found = (await readdir(from, { recursive: true }))
  .filter((f) => f.endsWith(".png"))
  .map((f) => f.slice(0, -4).replaceAll(path.sep, "/"))
  .sort();
const ids = process.argv.length > 2 ? process.argv.slice(2) : found;

/** Gives transparent pixels their neighbours' colour: black there would stain the edges once compressed. */
async function edged(png, isStreetAtNight) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const near = await sharp(png).blur(6).raw().toBuffer();
  const zinc = [0xc9, 0xd3, 0xdd];
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] > 2) continue;
    for (let k = 0; k < 3; k++) data[i + k] = near[i + 3] > 2 ? near[i + k] : zinc[k];
  }
  fade(data, info);
  if (isStreetAtNight) raise(data);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Gives a close-up's frame without air. The object's left side ends it on the left, the shadow on the other sides. */
async function objectFrame(png) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const alpha = data[(y * info.width + x) * 4 + 3];
      if (alpha > 200) left = Math.min(left, x);
      if (alpha < 3) continue;
      [top, right, bottom] = [Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  return { left, top, width: right - left, height: bottom - top };
}

/** Lets a shadow that the frame's right side would cut end before it. */
function fade(data, { width, height }) {
  const alpha = (x, y) => (y * width + x) * 4 + 3;
  const isCut = Array.from({ length: height }, (_, y) => data[alpha(width - 1, y)]).some((each) => each > 8);
  const reach = isCut ? Math.round(width * 0.037) : 0;
  for (let y = 0; y < height; y++)
    for (let k = 0; k < reach; k++) {
      const share = k / reach;
      data[alpha(width - 1 - k, y)] *= share * share * (3 - 2 * share);
    }
}

/**
 * Raises the darks of a street at night, so that roofs and chimneys stand out from the page's navy, and takes half
 * of the sky's blue from what is pale: zinc and stone. Panes and lamps keep their colours.
 */
function raise(data) {
  const share = (value) => Math.min(Math.max(value, 0), 1);
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b] = [0, 1, 2].map((k) => data[i + k] / 255);
    const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    const gain = 1 + 0.45 * (1 - share(luma / 0.75)) ** 1.2;
    const least = Math.min(r, g, b);
    const isBlue = b > r ? share((b - g) / (b - least) / 0.45) : 0;
    const isPale = share((0.68 - (Math.max(r, g, b) - least) / Math.max(r, g, b, 0.001)) / 0.15);
    const mix = 0.45 * isBlue * isPale;
    [r * (1 - mix) + 0.9 * luma * mix, g * (1 - mix) + luma * mix, b * (1 - mix) + 1.22 * luma * mix].forEach(
      (value, k) => (data[i + k] = Math.round(share(value * gain) * 255)),
    );
  }
}

/** The picture and its quality: the best that fits, but never below 32. */
async function fitted(best, limit, encode) {
  let fitting = [await encode(32).toBuffer(), 32];
  for (let [low, high] = [33, best]; low <= high;) {
    const quality = (low + high) >> 1;
    const bytes = await encode(quality).toBuffer();
    if (bytes.length <= limit) [fitting, low] = [[bytes, quality], quality + 1];
    else high = quality - 1;
  }
  return fitting;
}

for (const id of ids) {
  const out = path.join(to, id);
  await mkdir(path.dirname(out), { recursive: true });
  const sizes = [];
  const png = path.join(from, `${id}.png`);
  const isCloseup = id.startsWith("closeups/");
  const picture = isCloseup ? sharp(png).extract(await objectFrame(png)) : sharp(png);
  const { data: drawn, info } = await picture.png().toBuffer({ resolveWithObject: true });
  const isThumbnail = id.startsWith("sectors/") && !id.endsWith("-soir");
  for (const [width, kb] of Object.entries({ ...(isThumbnail && thumbnail), ...budget })) {
    if (+width > (isCloseup ? 800 : info.width)) continue;
    const small = await edged(
      await sharp(drawn)
        .resize(+width, Math.round((+width * info.height) / info.width), { kernel: "lanczos3" })
        .png()
        .toBuffer(),
      id.startsWith("zones/") && id.endsWith("-soir"),
    );
    const limit = kb * 1024;
    const [avif, quality] = await fitted(64, limit, (q) =>
      sharp(small).avif({ quality: q, effort: 6, tune: "ssim", chromaSubsampling: "4:4:4" }),
    );
    // WebP is for the few browsers without AVIF
    const [webp] = await fitted(72, limit, (q) =>
      sharp(small).webp({ quality: q, alphaQuality: 70, effort: 4, smartSubsample: true }),
    );
    await writeFile(`${out}-${width}.avif`, avif);
    await writeFile(`${out}-${width}.webp`, webp);
    sizes.push(
      `${width}: ${(avif.length / 1024).toFixed(1)} / ${(webp.length / 1024).toFixed(1)} (q${quality})`,
    );
  }
  console.log(id.padEnd(34), sizes.join("   "));
}
