import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { compressedCopies } from "./compress.ts";
import { stageFiles } from "./site-files.ts";

const folder = temporaryFolder();

it("puts a copy in each encoding beside text files, with keys that follow theirs", async () => {
  const text = "Un texte qui se répète. ".repeat(50);
  writeFileSync(join(folder, "a.html"), text);
  const files = new Map([
    ["a.html", { key: "k1" }],
    ["b.avif", { key: "k2" }],
  ]);
  const copies = compressedCopies(files, ["html", "js"]);
  expect(copies.map(({ path, key }) => `${path} ${key}`)).toEqual(["a.html.br br.k1", "a.html.gz gz.k1"]);
  await stageFiles(copies, join(folder, "out"), (path) => join(folder, path));
  expect(brotliDecompressSync(readFileSync(join(folder, "out/a.html.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, "out/a.html.gz"))).toString()).toBe(text);
});

it("makes no more copies where it is to stop", async () => {
  writeFileSync(join(folder, "a.html"), "Un texte.");
  const copies = compressedCopies(new Map([["a.html", { key: "k1" }]]), ["html"]);
  const at = (path: string) => join(folder, path);
  await expect(stageFiles(copies, folder, at, AbortSignal.abort())).rejects.toThrow("aborted");
  expect(existsSync(at("a.html.br"))).toBe(false);
});
