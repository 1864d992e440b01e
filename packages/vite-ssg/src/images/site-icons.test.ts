import { readFileSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import type { SiteFile } from "../3-finish/site-files.ts";
import { siteIcons } from "./site-icons.ts";

const cacheDir = temporaryFolder();

const red =
  '<svg xmlns="http://www.w3.org/2000/svg" width="7" viewBox="0 0 32 32"><path fill="#f00" d="M0 0h32v32H0z"/></svg>';
const input = {
  name: "Dupont & Fils",
  language: "fr",
  sign: red,
  maskable: undefined,
  paper: "#00ff00",
  cacheDir,
};
let files: ReadonlyMap<string, SiteFile["from"]>;

beforeAll(async () => {
  files = new Map((await siteIcons(input)).map(({ path, from }) => [path, from]));
});

/** The bytes of an icon. */
function icon(path: string): Buffer {
  const from = files.get(path);
  return readFileSync(from !== undefined && "file" in from ? from.file : "");
}

async function pixelsOf(path: string) {
  const { data, info } = await sharp(icon(path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    ...info,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)],
  };
}

it("fills an icon with the sign, whatever size the drawing gives itself", async () => {
  const { width, height, at } = await pixelsOf("icon-192.png");
  expect([width, height, at(0, 0), at(191, 191)]).toEqual([192, 192, [255, 0, 0, 255], [255, 0, 0, 255]]);
});

it("frames the sign with the paper's colour where a device cuts the corners off", async () => {
  for (const [path, size] of [
    ["apple-touch-icon.png", 180],
    ["icon-maskable-512.png", 512],
  ] as const) {
    const { width, at } = await pixelsOf(path);
    expect([width, at(0, 0), at(size / 2, size / 2)]).toEqual([size, [0, 255, 0, 255], [255, 0, 0, 255]]);
  }
});

it("holds the icon of old browsers in an ICO file", () => {
  const bytes = icon("favicon.ico");
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(bytes.readUInt32LE(14)).toBe(bytes.length - bytes.readUInt32LE(18));
  expect(bytes.subarray(bytes.readUInt32LE(18)).subarray(1, 4).toString()).toBe("PNG");
});

it("names the site and its colours in the manifest, and the same icons again without drawing", async () => {
  const manifest = files.get("site.webmanifest");
  expect(JSON.parse(manifest !== undefined && "text" in manifest ? manifest.text : "")).toMatchObject({
    name: "Dupont & Fils",
    theme_color: "#00ff00",
  });
  const again = await siteIcons(input);
  expect(new Map(again.map(({ path, from }) => [path, from]))).toEqual(files);
});
