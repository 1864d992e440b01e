// An author's photos, from the content folder to the built site.
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "@vitrine/generator/run-command";
import { drawingHash } from "@vitrine/vite-ssg/draw-open-graph";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { buildThisSite } from "../../build/build-this-site.ts";
import { contentCodeHash } from "../../build/code-hash.ts";
import { photoEncoder } from "../../build/photo-encoder.ts";
import { paths } from "../../site-paths.ts";
import { copyBuilt } from "../copy-content.ts";

const folder = temporaryFolder();
const contentDir = join(folder, "content");
const cacheDir = join(folder, "cache");
const outDir = join(folder, "dist");
const photo = join(contentDir, "zones/Rue de Paris.JPG");
const zone = join(contentDir, "zones/clichy.yaml");

/** A photo of 2000 by 1200, green above and grey below, stored rotated and with GPS data. */
async function phonePhoto(above: string): Promise<Buffer> {
  const lower = { create: { width: 2000, height: 600, channels: 3, background: "#777" } } as const;
  const upright = await sharp({ create: { ...lower.create, height: 1200, background: above } })
    .composite([{ input: lower, left: 0, top: 600 }])
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(-90)
    .withExif({ IFD0: { Make: "Telephone" }, IFD3: { GPSLatitude: "48/1 54/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/**
 * The generator's small content, with one photo in place of its drawn pictures and another one for Clichy.
 */
beforeAll(async () => {
  copyBuilt(cacheDir);
  cpSync(join(paths.workspace, "packages/generator/tests/base"), contentDir, { recursive: true });
  for (const file of ["zone-defaults.yaml", "pages/accueil.yaml", "sectors/nettoyage-immeuble.yaml"]) {
    const name = file.includes("/") ? "../room.png" : "./room.png";
    const text = readFileSync(join(contentDir, file), "utf8");
    writeFileSync(join(contentDir, file), text.replaceAll(/image: \S+/g, `image: ${name}`));
  }
  const room = { width: 900, height: 600, channels: 3, background: "#864" } as const;
  await sharp({ create: room }).png().toFile(join(contentDir, "room.png"));
  writeFileSync(photo, await phonePhoto("#0a0"));
  const text = readFileSync(zone, "utf8");
  writeFileSync(zone, `${text}picture:\n  image: ./Rue de Paris.JPG\n  alt: La rue de Paris, un matin.\n`);
});

async function vitrine(...args: string[]) {
  let said = "";
  const say = (text: string) => void (said += text);
  const code = await runCommand(args, {
    foldersOf: (content = contentDir) => ({ contentDir: content, outDir, cacheDir }),
    settings: {},
    code: contentCodeHash,
    colour: false,
    print: say,
    printError: say,
    build: buildThisSite,
    photos: photoEncoder,
    drawing: drawingHash(),
  });
  return { code, said };
}

const page = (name: string) => parse(readFileSync(join(outDir, name), "utf8"));

/** The files in an image's `srcset`, by width. */
const offered = (set: string | undefined) =>
  (set ?? "").split(", ").map((part) => {
    const [address = "", width = ""] = part.split(" ");
    return { file: join(outDir, address), address, width: Number.parseInt(width, 10) };
  });

/** Every file of a folder with its time of change. */
const times = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, encoding: "utf8" }).map((file) => [
      file,
      statSync(join(dir, file)).mtimeMs,
    ]),
  );

it("checks the photos without encoding any", async () => {
  const { code, said } = await vitrine("check");
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining("0 errors, 0 warnings") });
  expect(readdirSync(join(folder, "cache")).filter((name) => name.startsWith("photos"))).toEqual([]);
  expect(existsSync(join(folder, "dist"))).toBe(false);
});

it("builds pages that offer the photo in several widths and in a second format, upright, without what it told", async () => {
  const { code, said } = await vitrine("build");
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining("2 photos encoded") });
  const picture = page("clichy.html").querySelector("main picture");
  const [source, image] = [picture?.querySelector("source"), picture?.querySelector("img")];
  expect(image?.attributes).toMatchObject({
    width: "1200",
    height: "720",
    alt: "La rue de Paris, un matin.",
    fetchPriority: "high",
  });
  const files = [
    ...offered(source?.getAttribute("srcSet")),
    ...offered(`${image?.getAttribute("src")} 800w`),
  ];
  expect(files.map(({ address }) => address.replace(/\.[0-9a-f]{4}\./, ".*."))).toEqual(
    ["400.*.avif", "800.*.avif", "1200.*.avif", "800.*.webp"].map(
      (ending) => `/images/photos/zones/rue-de-paris-${ending}`,
    ),
  );
  for (const { file, width } of files) {
    const { exif, icc, orientation, ...metadata } = await sharp(file).metadata();
    expect(metadata).toMatchObject({ width, height: width * 0.6, space: "srgb" });
    expect({ exif, icc, orientation }).toEqual({});
    expect(readFileSync(file).includes("Telephone")).toBe(false);
    const [red = 0, green = 0] = await sharp(file)
      .extract({ left: 9, top: 9, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(green - red, `the top of ${file} is green`).toBeGreaterThan(120);
  }
  const preload = page("clichy.html").querySelector("link[as=image]");
  expect(preload?.getAttribute("imagesrcset")).toBe(source?.getAttribute("srcSet"));
});

it("encodes photos for the first part alone; pages of another name them all the same", async () => {
  const part = join(folder, "part");
  copyBuilt(`${part}-cache`);
  const { code, said } = await vitrine("build", "--shard", "2/2", "--out", part, "--cache", `${part}-cache`);
  expect({ code, said }).toMatchObject({ code: 0, said: expect.not.stringContaining("encoded") });
  const pages = readdirSync(part).filter((file) => file.endsWith(".html"));
  expect(pages).toContain("clichy.html");
  for (const file of pages) expect(readFileSync(join(part, file))).toEqual(readFileSync(join(outDir, file)));
});

it("never enlarges a photo", () => {
  const set = page("index.html").querySelector("main picture source")?.getAttribute("srcSet");
  expect(offered(set).map(({ width }) => width)).toEqual([400, 800, 900]);
});

it("draws the photo into the page's Open Graph image", async () => {
  const address =
    page("clichy.html").querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
  const image = sharp(join(outDir, new URL(address).pathname));
  expect(await image.metadata()).toMatchObject({ width: 1200, height: 630 });
  const [red = 0, green = 0] = await image
    .extract({ left: 900, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(green - red).toBeGreaterThan(120);
});

it("encodes nothing and writes nothing the second time", async () => {
  const before = times(join(cacheDir, "photos"));
  const { said } = await vitrine("build");
  expect(said).toContain(
    "0 rendered, 0 files written, 0 removed, 0 images drawn, templates from cache, 0 photos encoded",
  );
  expect(times(join(cacheDir, "photos"))).toEqual(before);
});

it("gives another photo of the same name another address; the old one stays for pages that are open", async () => {
  const addresses = () => readdirSync(join(outDir, "images/photos/zones"));
  const before = addresses();
  writeFileSync(photo, await phonePhoto("#0b0"));
  const { said } = await vitrine("build");
  expect(said).toMatch(/: 1 rendered, .* 1 photo encoded/);
  expect(addresses().filter((name) => !before.includes(name))).toHaveLength(6);
  expect(addresses()).toEqual(expect.arrayContaining(before));
});

it("reports a photo that can't be decoded where it is named, and leaves the site as it was", async () => {
  const before = times(outDir);
  const good = readFileSync(photo);
  const bad = Buffer.from(good);
  bad.fill("\xFF\x3A", bad.length >> 1, (bad.length >> 1) + 400, "latin1");
  writeFileSync(photo, bad);
  const { code, said } = await vitrine("build");
  writeFileSync(photo, good);
  expect(code).toBe(1);
  expect(said).toMatch(
    /zones\/clichy\.yaml:18:10 error corrupt-photo\n {2}zones\/Rue de Paris\.JPG can't be decoded: /,
  );
  expect(times(outDir)).toEqual(before);
});
