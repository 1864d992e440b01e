import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, type Stats, symlinkSync } from "node:fs";
import { join } from "node:path";
import { PHOTO_MAX_BYTES } from "@vitrine/schema/content/photo-limits";
import { expect, it } from "vitest";
import { contentFolder } from "../../1-load/content-folder.ts";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import { photosAmong, type PhotoFolder, photoFinder } from "./photo-finder.ts";

const PHOTO = join(import.meta.dirname, "../../../tests/cases/unused-photo/content/zones/clichy.jpg");
const bytes = readFileSync(PHOTO);
const root = temporaryFolder();
const mention = (image: string, file: string) => photosAmong([{ image, path: ["picture", "image"] }], file);

/** A folder with copies of one photo, shown at 1600 by 1000 pixels, that records each read. */
function folderOf(paths: readonly string[], size = bytes.length) {
  const reads: string[] = [];
  const read = (path: string) => {
    reads.push(path);
    return bytes;
  };
  const folder: PhotoFolder = {
    paths: () => paths,
    find: (path) => (paths.includes(path) ? { stats: { size } as Stats, isLink: false } : "unreadable"),
    read,
  };
  return { folder, reads };
}

it("gives a photo one address and reads it once, however many places name it", () => {
  const { folder, reads } = folderOf(["zones/clichy.jpg"]);
  const finder = photoFinder(folder);
  const beside = finder.find("./clichy.jpg", "zones/clichy.yaml");
  expect(beside.picture).toMatchObject({
    image: "photos/zones/clichy",
    widths: [400, 800, 1200],
    width: 1200,
    height: 750,
    version: expect.stringMatching(/^[0-9a-f]{4}$/),
  });
  const again = finder.find("clichy.jpg", "zones/clichy.yaml");
  const elsewhere = finder.find("../zones/clichy.jpg", "pages/accueil.yaml");
  expect([again.picture, elsewhere.picture]).toEqual([beside.picture, beside.picture]);
  expect(reads).toEqual(["zones/clichy.jpg"]);
  const named = finder.named([
    ...mention("./clichy.jpg", "zones/clichy.yaml"),
    ...mention("../zones/clichy.jpg", "pages/accueil.yaml"),
  ]);
  expect(named).toMatchObject([{ path: "zones/clichy.jpg", source: { width: 1600, height: 1000 } }]);
  expect(named[0]?.mentions.map(({ file }) => file)).toEqual(["zones/clichy.yaml", "pages/accueil.yaml"]);
});

it("gives a photo another address when the encoding changes", () => {
  const { folder } = folderOf(["a.jpg"]);
  const version = (encoding: string) =>
    photoFinder(folder, encoding).find("./a.jpg", "site.yaml").picture?.version;
  expect(version("1")).toBe(version("1"));
  expect(version("1")).not.toBe(version("2"));
});

it("makes an address from any name", () => {
  const paths = ["zones/Été à Clichy (2).JPG", "zones/写真.jpg"];
  const finder = photoFinder(folderOf(paths).folder);
  const image = (name: string) => finder.find(name, "zones/clichy.yaml").picture?.image;
  expect(image("./Été à Clichy (2).JPG")).toBe("photos/zones/ete-a-clichy-2");
  expect(image("./写真.jpg")).toBe("photos/zones/photo");
});

it("does not read a file that is too large, or one outside", () => {
  const { folder, reads } = folderOf(["a.jpg"], PHOTO_MAX_BYTES + 1);
  const finder = photoFinder(folder);
  const { problem } = finder.find("./a.jpg", "site.yaml");
  expect(problem).toMatchObject({
    code: "oversized-photo",
    en: "a.jpg has 20.0 MB; a photo may have 20 MB.",
  });
  expect(finder.find("../a.jpg", "site.yaml").problem?.code).toBe("photo-outside");
  expect(reads).toEqual([]);
  expect(finder.named(mention("./a.jpg", "site.yaml"))).toEqual([]);
});

it.each([
  ["NFC", "NFD"],
  ["NFD", "NFC"],
] as const)("finds a photo typed in %s under its name on the disk in %s", (typed, lies) => {
  const folder = join(root, lies);
  const path = "pages/façade/été.jpg".normalize(lies);
  mkdirSync(join(folder, path, ".."), { recursive: true });
  copyFileSync(PHOTO, join(folder, path));
  const finder = photoFinder(contentFolder(folder));
  const mentions = ["./façade/été.jpg", "../pages/façade/été.jpg"].flatMap((name) =>
    mention(name.normalize(typed), "pages/accueil.yaml"),
  );
  const named = finder.named(mentions);
  expect(named.map((photo) => existsSync(join(folder, photo.path)))).toEqual([true]);
  expect(finder.unnamed(mentions)).toEqual([]);
});

it.each(["nowhere", "itself"])("finds no photo behind a link to %s", (target) => {
  symlinkSync(target, join(root, "itself"));
  const { problem } = photoFinder(contentFolder(root)).find("./itself/clichy.jpg", "site.yaml");
  expect(problem?.code).toBe("missing-photo");
  rmSync(join(root, "itself"));
});
