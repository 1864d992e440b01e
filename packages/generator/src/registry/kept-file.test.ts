import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readKept, readKeptJson, writeKept, writeWhole } from "./kept-file.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-kept-"));
const file = join(folder, "deep/kept.bin");
afterAll(() => rmSync(folder, { recursive: true }));

it("gives back what was kept, and nothing of a file that is missing, cut short or flipped anywhere", () => {
  expect(readKept(file)).toBeUndefined();
  writeKept(file, JSON.stringify({ keys: ["é"] }));
  expect(readKeptJson(file)).toEqual({ keys: ["é"] });
  const whole = readFileSync(file);
  for (let at = 0; at < whole.length; at++) {
    writeFileSync(file, whole.subarray(0, at));
    expect(readKept(file), `cut at ${at}`).toBeUndefined();
    writeFileSync(file, whole.with(at, (whole[at] ?? 0) ^ 4));
    expect(readKept(file), `flipped at ${at}`).toBeUndefined();
  }
});

it("leaves no draft behind where it can't write", () => {
  expect(() => writeWhole(folder, "a folder is no file")).toThrow("EISDIR");
  expect(readdirSync(folder)).toEqual(["deep"]);
  expect(
    readdirSync(join(folder, ".."), "utf8").filter(
      (name) => name.endsWith(".new") && name.includes("vitrine-kept-"),
    ),
  ).toEqual([]);
});
