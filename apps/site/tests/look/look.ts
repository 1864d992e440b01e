// `npm run look` shows pictures of every template beside those of the last release, on one page for a
// reviewer. It asserts nothing. `npm run look -- --keep` makes this build's pictures the references: run it
// at a release.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { CHOICE_KEY, writeChoice } from "@vitrine/tracking/stored-choice";
import sharp from "sharp";
import { serveSite } from "../../serve/serve-site.ts";
import { paths } from "../../site-paths.ts";
import { wholeBrowser } from "../browsers.ts";
import { differingShare } from "./differing-share.ts";
import { type Look, lookPage } from "./look-page.ts";

/** A page of each template. */
const PAGES = {
  home: "/",
  zone: "/paris-11",
  sector: "/cabinets-medicaux",
  landing: "/nettoyage-bureaux-paris",
  sectors: "/paris/entreprise-de-nettoyage",
  service: "/service-nettoyage-bureaux",
  form: "/demande-devis",
  zones: "/zones",
  legal: "/politique-confidentialite",
  "not-found": "/nulle-part",
};
const HEIGHTS = { 360: 740, 1440: 900 };
/**
 * Width limit in pixels. Pictures of wide windows are scaled down, since the references are in the
 * repository.
 */
const KEPT_WIDTH = 960;

const { values } = parseArgs({ options: { keep: { type: "boolean", default: false } } });
const references = fileURLToPath(new URL("references", import.meta.url));
const out = join(paths.app, "test-results/look");
const target = values.keep ? references : out;
mkdirSync(target, { recursive: true });

const browser = await chromium.launch({ ...wholeBrowser, args: ["--no-sandbox", "--disable-gpu"] });
const site = await serveSite(paths.dist, 0);
const looks: Look[] = [];
for (const [name, route] of Object.entries(PAGES)) {
  for (const [width, height] of Object.entries(HEIGHTS)) {
    const file = `${name}-${width}.webp`;
    const picture = await pictureOf(browser, site.url + route, { width: Number(width), height });
    await sharp(picture)
      .resize({ width: Math.min(Number(width), KEPT_WIDTH) })
      .webp({ quality: 40 })
      .toFile(join(target, file));
    if (values.keep) continue;
    const before = join(references, file);
    const changed = await differingShare(before, join(out, file));
    looks.push({ name, width: Number(width), before: relative(out, before), after: file, changed });
  }
}
await Promise.all([browser.close(), site.close()]);

if (values.keep) console.log(`The references are in ${references}.`);
else {
  const page = join(out, "index.html");
  writeFileSync(page, lookPage(looks));
  console.log(page);
}

/** A picture of the whole page, with all its images, without motion and without the cookie question. */
async function pictureOf(from: Browser, url: string, viewport: { width: number; height: number }) {
  const context = await from.newContext({ viewport, reducedMotion: "reduce", locale: "fr-FR" });
  await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    CHOICE_KEY,
    writeChoice({ audience: false, advertising: false }, Date.now()),
  ] as const);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(async () => {
    document.documentElement.setAttribute("data-whole", "");
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = "eager";
    await Promise.all([
      document.fonts.ready,
      ...images.map((image) => image.decode().catch(() => undefined)),
    ]);
  });
  const picture = await page.screenshot({ fullPage: true });
  await context.close();
  return picture;
}
