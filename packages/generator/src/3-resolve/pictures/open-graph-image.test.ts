import { join } from "node:path";
import { expect, it } from "vitest";
import { generate } from "../../generate.ts";
import { fakePictures, fakeRegistry, mapFolder, noPhotos } from "../../../tests/fake-world.ts";
import { readTree } from "../../../tests/read-tree.ts";

const base = readTree(join(import.meta.dirname, "../../../tests/base"));
const world = {
  registry: fakeRegistry,
  photos: noPhotos,
  logos: new Map(),
  videos: new Map(),
  settings: {},
};

const encoded = (text: string) => new TextEncoder().encode(text);

function images(drawing: string | undefined, pictures = fakePictures, setting = "") {
  const site = new TextDecoder().decode(base.get("site.yaml"));
  const folder = new Map([...base, ["site.yaml", encoded(site + setting)]]);
  const { modules } = generate(mapFolder(folder), { ...world, pictures, drawing }, { release: false });
  return new Map(modules?.pages.map(({ route, openGraphImage, text }) => [route, { openGraphImage, text }]));
}

it("gives every indexed page the address of an image that shows its heading and its picture", () => {
  const { openGraphImage, text } = images("1").get("/clichy") ?? {};
  expect(openGraphImage).toMatchObject({
    path: expect.stringMatching(/^og\/clichy\.[0-9a-f]{8}\.jpg$/),
    picture: "/images/zones/hauts-de-seine-800.0123abcd.webp",
  });
  expect(text).toContain(`/${openGraphImage?.path}"`);
  expect(text).toContain(`imageAlt: ${JSON.stringify(openGraphImage?.text)}`);
  const without = [...images("1")].filter(([, page]) => page.openGraphImage === undefined);
  expect(without.map(([route]) => route)).toEqual(["/404"]);
});

it("shows the short title of a page that has one", () => {
  const clichy = new TextDecoder().decode(base.get("zones/clichy.yaml"));
  const folder = new Map([
    ...base,
    ["zones/clichy.yaml", encoded(`${clichy}\nshortTitle: Ménage \${à lieu}\n`)],
  ]);
  const { modules } = generate(
    mapFolder(folder),
    { ...world, pictures: fakePictures, drawing: "1" },
    { release: false },
  );
  const page = modules?.pages.find(({ route }) => route === "/clichy");
  expect(page?.openGraphImage?.text).toBe("Ménage à Clichy");
  expect(page?.text).toContain('imageAlt: "Ménage à Clichy"');
});

it("has another key when the drawing or the picture is another, and only then", () => {
  const key = (...input: Parameters<typeof images>) => images(...input).get("/clichy")?.openGraphImage?.key;
  const repainted = new Map([...fakePictures].map(([id, files]) => [id, { ...files, version: "ffffffff" }]));
  expect(key("1")).toBe(key("1"));
  expect(key("2")).not.toBe(key("1"));
  expect(key("1", repainted)).not.toBe(key("1"));
});

it("leaves the page's picture where nothing draws, or site.yaml says so", () => {
  for (const pages of [images(undefined), images("1", fakePictures, "\nopenGraphImages: false\n")]) {
    const { openGraphImage, text } = pages.get("/clichy") ?? {};
    expect(openGraphImage).toBeUndefined();
    expect(text).toContain("/images/zones/hauts-de-seine-800.0123abcd.webp");
  }
});
