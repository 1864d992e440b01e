import { expect, it } from "vitest";
import { type Generations, retainedFiles } from "./retained-files.ts";

const kept = (present: string[], wanted: string[], last: Generations, builds = 1) =>
  retainedFiles(present, new Set(wanted), last, { prefixes: ["assets/"], builds });

it("keeps what a build replaces until another one replaces something", () => {
  const first = kept(["assets/a.1.js", "index.html"], ["assets/a.2.js", "index.html"], []);
  expect(first).toEqual([["assets/a.1.js"]]);
  const out = ["assets/a.1.js", "assets/a.2.js", "index.html"];
  expect(kept(out, ["assets/a.2.js", "index.html"], first)).toEqual(first);
  expect(kept(out, ["assets/a.3.js", "index.html"], first)).toEqual([["assets/a.2.js"]]);
  expect(kept(out, ["assets/a.3.js"], first, 2)).toEqual([["assets/a.2.js"], ["assets/a.1.js"]]);
});

it("keeps nothing else: no page, no file that the site uses again, nothing with a limit of 0 builds", () => {
  expect(kept(["old.html", "sitemap.xml"], [], [])).toEqual([]);
  expect(kept(["assets/a.1.js", "assets/a.2.js"], ["assets/a.1.js"], [["assets/a.1.js"]])).toEqual([
    ["assets/a.2.js"],
  ]);
  expect(kept(["assets/a.1.js"], [], [], 0)).toEqual([]);
});

it("counts a killed build's unrecorded files as one generation", () => {
  const first = kept(["assets/a.1.js", "assets/b.1.js"], ["assets/c.1.js"], []);
  expect(kept(["assets/a.1.js", "assets/b.1.js", "assets/c.1.js"], ["assets/d.1.js"], first)).toEqual([
    ["assets/c.1.js"],
  ]);
});
