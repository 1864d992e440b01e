import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesIn } from "@vitrine/generator/files-in";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readOutputRecord, writeOutputRecord } from "./output-record.ts";
import { publish } from "./publish.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "vitrine-publish-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

it("moves what is staged, keeps what is wanted, removes the rest and the folders that it empties", () => {
  put("staging/a.html", "new");
  put("staging/paris/b.html", "new");
  put("dist/a.html", "old");
  put("dist/kept.html", "kept");
  put("dist/gone/deep/c.html", "stale");
  const staged = ["a.html", "paris/b.html"];
  const done = publish(join(folder, "staging"), join(folder, "dist"), staged, {
    present: filesIn(join(folder, "dist")),
    keep: new Set([...staged, "kept.html"]),
  });
  expect(done).toEqual({ written: 2, removed: 1 });
  expect(filesIn(join(folder, "dist")).sort()).toEqual(["a.html", "kept.html", "paris/b.html"]);
  expect(readFileSync(join(folder, "dist/a.html"), "utf8")).toBe("new");
  expect(existsSync(join(folder, "dist/gone"))).toBe(false);
});

it("counts a torn or missing record as nothing", () => {
  const file = join(folder, "record.json");
  expect(readOutputRecord(file)).toEqual({ keys: new Map(), sizes: new Map(), madeOf: new Map() });
  const record = {
    keys: new Map([
      ["a.html", "1"],
      ["assets/a.css", "3"],
    ]),
    sizes: new Map([
      ["a.html", 12],
      ["assets/a.css", 0],
    ]),
    madeOf: new Map([["a.html", "2"]]),
    generations: [["assets/b.css"]],
  };
  writeOutputRecord(file, record);
  expect(readOutputRecord(file)).toEqual(record);
  writeFileSync(file, '{"a.html":');
  expect(readOutputRecord(file)).toEqual({ keys: new Map(), sizes: new Map(), madeOf: new Map() });
});
