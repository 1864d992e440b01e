import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { contentFolder } from "../1-load/content-folder.ts";
import { photosAmong, photoFinder } from "../3-resolve/pictures/photo-finder.ts";
import { photoFolder } from "./photo-folder.ts";

const PHOTO = join(import.meta.dirname, "../../tests/cases/unused-photo/content/zones/clichy.jpg");
const root = mkdtempSync(join(tmpdir(), "vitrine-photos-"));
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ["NFC", "NFD"],
  ["NFD", "NFC"],
] as const)("finds a photo typed in %s under its name on the disk in %s", (typed, lies) => {
  const folder = join(root, lies);
  const path = "pages/façade/été.jpg".normalize(lies);
  mkdirSync(join(folder, path, ".."), { recursive: true });
  copyFileSync(PHOTO, join(folder, path));
  const finder = photoFinder(photoFolder(contentFolder(folder)), "");
  const images = ["./façade/été.jpg", "../pages/façade/été.jpg"].map((name) => ({
    image: name.normalize(typed),
    path: ["image"],
  }));
  const mentions = photosAmong(images, "pages/accueil.yaml");
  const named = finder.named(mentions);
  expect(named.map((photo) => existsSync(join(folder, photo.path)))).toEqual([true]);
  expect(finder.unnamed(mentions)).toEqual([]);
});

it.each(["nowhere", "itself"])("finds no photo behind a link to %s", (target) => {
  symlinkSync(target, join(root, "itself"));
  expect(photoFolder(contentFolder(root)).at("itself/clichy.jpg")).toBe("nothing");
  rmSync(join(root, "itself"));
});
