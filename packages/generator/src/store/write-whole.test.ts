import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { sweepDrafts, writeWhole } from "./write-whole.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-written-"));
const file = join(folder, "deep/file.bin");
afterAll(() => rmSync(folder, { recursive: true }));

it("replaces a file, and makes its folder", () => {
  for (const text of ["é", ""]) {
    writeWhole(file, text);
    expect(readFileSync(file, "utf8")).toBe(text);
  }
});

it("leaves no draft behind if it can't write", () => {
  expect(() => writeWhole(folder, "a folder is no file")).toThrow("EISDIR");
  expect(readdirSync(folder)).toEqual(["deep"]);
  expect(
    readdirSync(join(folder, ".."), "utf8").filter(
      (name) => name.endsWith(".new") && name.includes("vitrine-written-"),
    ),
  ).toEqual([]);
});

it("removes the drafts of killed writers, and no draft that may still be in use", () => {
  const cache = join(folder, "cache");
  mkdirSync(join(cache, "og"), { recursive: true });
  const names = ["kept.bin", "kept.bin.12-0.new", "kept.bin.13-0.new", "news.new", "og/a.png.12-3.new"];
  for (const name of names) writeFileSync(join(cache, name), "");
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  for (const name of names.filter((each) => each !== "kept.bin.13-0.new"))
    utimesSync(join(cache, name), twoDaysAgo, twoDaysAgo);
  sweepDrafts(cache);
  expect(readdirSync(cache, { recursive: true }).sort()).toEqual([
    "kept.bin",
    "kept.bin.13-0.new",
    "news.new",
    "og",
  ]);
});
