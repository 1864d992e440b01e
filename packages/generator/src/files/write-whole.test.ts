import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { writeWhole } from "./write-whole.ts";

const folder = temporaryFolder();
const file = join(folder, "deep/file.bin");

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
