import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { filesIn } from "@vitrine/generator/files-in";
import { outputRecordFile, writeOutputRecord } from "./4-publish/output-record.ts";
import { PART_FILE, writePartRecord } from "./4-publish/part-record.ts";
import { mergeParts } from "./merge-parts.ts";

let folder: string;
const at = (path: string) => join(folder, path);
const put = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};

function part(
  name: string,
  shard: string,
  files: Readonly<Record<string, string>>,
  { key = "key", builds = 0 } = {},
) {
  for (const [path, text] of Object.entries(files)) put(`${name}/${path}`, text);
  const [index = 0, count = 0] = shard.split("/").map(Number);
  writePartRecord(
    at(name),
    { key, kept: { prefixes: ["assets/"], builds }, index, count },
    Object.keys(files),
  );
}

const merge = (...names: readonly string[]) =>
  mergeParts({ parts: names.map(at), outDir: at("dist"), cacheDir: at("cache") });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-merge-"));
  part("a", "1/2", { "index.html": "<p>Home", "assets/page.js": "1" });
  part("b", "2/2", { "paris/paris-15.html": "<p>15" });
  put("dist/index.html", "<p>Old");
  put("dist/gone/old.html", "<p>Gone");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("joins parts in any order, removes what no part has, and leaves the parts as they are", () => {
  const record = outputRecordFile(at("cache"), at("dist"));
  writeOutputRecord(record, { keys: new Map([["index.html", "old"]]), sizes: new Map(), madeOf: new Map() });
  expect(merge("b", "a")).toEqual({ pages: 2, files: 3, removed: 1, problems: [] });
  expect(filesIn(at("dist")).sort()).toEqual(["assets/page.js", "index.html", "paris/paris-15.html"]);
  expect(readFileSync(at("dist/index.html"), "utf8")).toBe("<p>Home");
  expect(filesIn(at("a")).sort()).toEqual(["assets/page.js", "index.html", PART_FILE]);
  expect(existsSync(`${at("dist")}.staging`)).toBe(false);
  expect(existsSync(record)).toBe(false);
});

it("gives the same a second time", () => {
  merge("a", "b");
  expect(merge("a", "b")).toMatchObject({ files: 3, removed: 0, problems: [] });
  expect(readFileSync(at("dist/paris/paris-15.html"), "utf8")).toBe("<p>15");
});

it.each([0, 1])("keeps what %i builds before have replaced, as the site says", (builds) => {
  put("dist/assets/page-old.js", "0");
  for (const [name, shard] of [
    ["a", "1/2"],
    ["b", "2/2"],
  ] as const)
    part(name, shard, name === "a" ? { "index.html": "<p>Home" } : { "paris/paris-15.html": "<p>15" }, {
      builds,
    });
  expect(merge("a", "b").problems).toEqual([]);
  expect(existsSync(at("dist/assets/page-old.js"))).toBe(builds === 1);
});

describe("refuses, and touches nothing,", () => {
  it.each<[string, () => void, readonly string[], string]>([
    ["a part that is missing", () => {}, ["a"], "Part 2/2 is missing."],
    ["a part twice", () => {}, ["a", "b", "b"], "Part 2/2 is there more than once"],
    ["a folder that is no part", () => put("c/index.html", ""), ["a", "b", "c"], "is no finished part"],
    ["a folder that is not there", () => {}, ["a", "c"], "is no finished part"],
    ["a record that is torn", () => put(`b/${PART_FILE}`, '{"key":'), ["a", "b"], "is no finished part"],
    [
      "other content",
      () => part("b", "2/2", {}, { key: "other" }),
      ["a", "b"],
      "from other content, code or settings",
    ],
    ["parts of other counts", () => part("b", "2/3", {}), ["a", "b"], "are not parts of as many"],
    ["a file that is missing", () => rmSync(at("a/assets/page.js")), ["a", "b"], "1 of its files"],
    ["a file that is cut off", () => put("a/index.html", "<p>"), ["a", "b"], "such as index.html"],
    ["a part in the output", () => renameSync(at("b"), at("dist/b")), ["a", "dist/b"], "beside each other"],
    ["the output in a part", () => {}, ["", "a"], "beside each other"],
  ])("%s", (_, spoil, names, problem) => {
    spoil();
    const before = filesIn(at("dist"));
    const { problems, ...done } = merge(...names);
    expect(problems.join("\n")).toContain(problem);
    expect(done).toEqual({ pages: 0, files: 0, removed: 0 });
    expect(filesIn(at("dist"))).toEqual(before);
    expect(readFileSync(at("dist/index.html"), "utf8")).toBe("<p>Old");
  });
});
