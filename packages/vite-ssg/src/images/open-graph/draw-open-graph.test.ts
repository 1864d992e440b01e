import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { displayType } from "./display-type.ts";
import { drawOpenGraph } from "./draw-open-graph.ts";

const folder = temporaryFolder();
const sign = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32z"/></svg>';
const fontFile = join(import.meta.dirname, "../../../../ui/src/fonts/bricolage-grotesque.woff2");
const pictures = new Map(["room.webp", "torn.webp"].map((name) => [`/images/${name}`, join(folder, name)]));
const look = { colours: { paper: "#ffffff", tint: "#eeeeee", ink: "#111111" }, shape: "none" } as const;
const options = { fontFile, sign, look, pictures, cacheDir: join(folder, "og") };
const job = {
  path: "og/a.jpg",
  key: "a",
  text: "Paris\u00A03ᵉ",
  siteName: "Hop & Net",
  picture: "/images/room.webp",
};

beforeAll(async () => {
  const red = { width: 400, height: 300, channels: 4, background: "#f00" } as const;
  await sharp({ create: red }).webp().toFile(join(folder, "room.webp"));
});

it("draws an image of 1200 by 630 once for each key, the same bytes each time", async () => {
  const twice = [job, { ...job, path: "og/b.jpg" }];
  const first = await drawOpenGraph(twice, options);
  expect(first.drawn).toBe(1);
  expect(first.files.map(({ path }) => path)).toEqual(["og/a.jpg", "og/b.jpg"]);
  const [file = ""] = readdirSync(options.cacheDir);
  const image = readFileSync(join(options.cacheDir, file));
  expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });

  expect((await drawOpenGraph(twice, options)).drawn).toBe(0);
  const again = { ...options, cacheDir: join(folder, "again") };
  expect((await drawOpenGraph([job], again)).drawn).toBe(1);
  expect(readFileSync(join(again.cacheDir, file)).equals(image)).toBe(true);
  writeFileSync(join(again.cacheDir, file), image.subarray(1));
  expect((await drawOpenGraph([job], again)).drawn).toBe(1);
  expect(readFileSync(join(again.cacheDir, file)).equals(image)).toBe(true);
});

it("draws no more where it is to stop", async () => {
  const stopped = { ...options, cacheDir: join(folder, "stopped"), signal: AbortSignal.abort() };
  await expect(drawOpenGraph([job], stopped)).rejects.toThrow("aborted");
  expect(readdirSync(stopped.cacheDir)).toEqual([]);
});

it("names the image and the picture when a picture cannot be read", async () => {
  writeFileSync(join(folder, "torn.webp"), "RIFF");
  const torn = { ...job, key: "torn", picture: "/images/torn.webp" };
  await expect(drawOpenGraph([torn], options)).rejects.toThrow(/og\/a\.jpg.*torn\.webp/);
});

it("raises the letters of an ordinal and draws no box for what the font lacks", async () => {
  const { measure, draw } = await displayType(fontFile);
  expect(measure("3ᵉ")).toBeGreaterThan(measure("3"));
  expect(measure("3ᵉ")).toBeLessThan(measure("3e"));
  expect(draw("\u{1F9FD}", 0, 0, 100)).toBe("");
  expect(draw("ḿ", 0, 0, 100)).toBe(draw("m", 0, 0, 100));
});
