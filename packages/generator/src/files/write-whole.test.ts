import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { writeWhole } from "./write-whole.ts";

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
