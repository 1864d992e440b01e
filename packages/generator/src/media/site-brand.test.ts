import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contentFolder } from "../1-load/content-folder.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { readMedia } from "./media-index.ts";

const folder = temporaryFolder();

const mediaWith = (name: string, text: string) => {
  rmSync(join(folder, "brand"), { recursive: true, force: true });
  mkdirSync(join(folder, "brand"));
  writeFileSync(join(folder, "brand", name), text);
  return readMedia(contentFolder(folder));
};

const svg = (inside = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 128"><path d="M0 0h9"/>${inside}</svg>`;

it("finds the logo of the header, and its size", () => {
  const { brand, mediaDiagnostics } = mediaWith("wordmark.svg", svg());
  expect(brand.wordmark).toEqual({ src: "/wordmark.svg", width: 512, height: 128 });
  expect(mediaDiagnostics).toEqual([]);
});

it("prefers the drawing to the picture, and reports one without a size or with too many bytes", () => {
  mediaWith("wordmark.svg", svg());
  writeFileSync(join(folder, "brand/wordmark.png"), "");
  expect(readMedia(contentFolder(folder)).brand.wordmark?.src).toBe("/wordmark.svg");
  for (const text of ["", svg().replace(/viewBox="[^"]*"/, "")])
    expect(mediaWith("wordmark.svg", text).mediaDiagnostics).toMatchObject([{ code: "corrupt-picture" }]);
  expect(
    mediaWith("wordmark.svg", svg(`<path d="M0 0${" 1".repeat(20_000)}"/>`)).mediaDiagnostics,
  ).toMatchObject([{ code: "oversized-sign" }]);
});

it("has none without a file of that name", () => {
  expect(mediaWith("logo.svg", svg()).brand.wordmark).toBeUndefined();
});

it("reports a logo that is no picture, or that runs a script", () => {
  expect(mediaWith("wordmark.png", "nothing").mediaDiagnostics).toMatchObject([{ code: "corrupt-picture" }]);
  expect(mediaWith("wordmark.svg", svg("<script>1</script>")).mediaDiagnostics).toMatchObject([
    { code: "active-svg", file: "brand/wordmark.svg" },
  ]);
});
