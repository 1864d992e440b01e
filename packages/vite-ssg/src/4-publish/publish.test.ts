import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesIn } from "@vitrine/generator/files-in";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore } from "@vitrine/generator/open-store";
import { deleteOutputRows, openOutput, readOutputRecord, writeOutputRecord } from "./output-record.ts";
import { publish } from "./publish.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "vitrine-publish-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

it("moves what is staged, removes what is stale and the folders that it empties, keeps all else", () => {
  put("staging/a.html", "new");
  put("staging/paris/b.html", "new");
  put("dist/a.html", "old");
  put("dist/kept.html", "kept");
  put("dist/gone/deep/c.html", "stale");
  const staged = ["a.html", "paris/b.html"];
  publish(join(folder, "staging"), join(folder, "dist"), staged, ["gone/deep/c.html"]);
  expect(filesIn(join(folder, "dist")).sort()).toEqual(["a.html", "kept.html", "paris/b.html"]);
  expect(readFileSync(join(folder, "dist/a.html"), "utf8")).toBe("new");
  expect(existsSync(join(folder, "dist/gone"))).toBe(false);
});

it("remembers of each folder what is out, and forgets what changes", () => {
  const store = openStore(folder);
  const out = (name: string) => openOutput({ cacheDir: folder, outDir: join(folder, name) });
  expect(readOutputRecord(store, "dist")).toEqual(new Map());
  const record = new Map([
    ["a.html", { key: "1", sourceKey: "2", size: 12 }],
    ["assets/a.css", { key: "3", sourceKey: "", size: 0 }],
  ]);
  writeOutputRecord(out("dist"), record, new Map(), []);
  writeOutputRecord(out("other"), new Map([["a.html", { key: "4" }]]), new Map([["a.html", 1]]), []);
  expect(readOutputRecord(openStore(folder), "dist")).toEqual(record);
  const before = out("dist");
  deleteOutputRows(before, ["a.html"]);
  expect([...readOutputRecord(store, "dist").keys()]).toEqual(["assets/a.css"]);
  expect([...before.record.keys()]).toEqual(["assets/a.css"]);
  writeOutputRecord(before, new Map(), new Map(), ["assets/a.css"]);
  expect(readOutputRecord(store, "dist")).toEqual(new Map());
  expect(readOutputRecord(store, "other").size).toBe(1);
});
