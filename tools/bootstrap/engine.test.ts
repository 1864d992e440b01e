import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { paths } from "@vitrine/site/paths";

const read = (path: string) => readFileSync(join(paths.workspace, path), "utf8");

/** Files of the engine: neither tests with their data, nor the shipped sites' art, nor the benched peers. */
const engine = execFileSync("git", ["ls-files", "packages", "apps", "tools"], {
  cwd: paths.workspace,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path))
  .filter((path) => !/\.(?:test|spec|examples)\.|\/(?:tests|examples|art|peers)\/|example-/.test(path));

/** Names and colours of the sites in this repository. */
const sites = ["content", ...globSync("examples/*", { cwd: paths.workspace })];
const names = sites.map((site) => /^name: (.+)$/m.exec(read(`${site}/site.yaml`))?.[1] ?? "");
const colours = new Set(
  sites.flatMap((site) => read(`${site}/theme.yaml`).match(/^ {2}(?:brand|accent|ink): "#.{6}"/gm) ?? []),
);

it("names no company and no colour of a site: these belong into its folder", () => {
  expect(names.every((name) => name.length > 3)).toBe(true);
  const words = [...names, "Hoper", ...[...colours].map((line) => line.slice(-8, -1))];
  const found = engine.flatMap((path) => {
    const text = read(path).toLowerCase();
    return words.filter((word) => text.includes(word.toLowerCase())).map((word) => `${path}: ${word}`);
  });
  expect(engine.length).toBeGreaterThan(400);
  expect(found).toEqual([]);
});
