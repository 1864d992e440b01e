import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { catalogue } from "@vitrine/schema/diagnostics/catalogue";
import { releaseGate } from "@vitrine/schema/diagnostics/release-gate";
import { referenceFiles } from "../src/reference/reference-files.ts";

const WORKSPACE = join(import.meta.dirname, "../../..");
const CASES = join(import.meta.dirname, "cases");

it.each(referenceFiles())("$path is what the code says", ({ path, text }) => {
  const committed = readFileSync(join(WORKSPACE, path), "utf8");
  expect(committed, `${path} is out of date: run "npm run reference" and commit what it writes`).toBe(text);
});

it("explains the release gate, code by code", () => {
  const page = readFileSync(join(WORKSPACE, "docs/release.md"), "utf8");
  expect([...page.matchAll(/^- `([^`]+)`/gm)].map(([, code]) => code)).toEqual([...releaseGate]);
});

const sources = ["packages/generator/src", "packages/schema/src"]
  .map((folder) => join(WORKSPACE, folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !/\.test\.ts$|catalogue\.data\.ts$|release-gate/.test(path))
      .map((path) => readFileSync(join(folder, path), "utf8")),
  );

const printed = readdirSync(CASES, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("expected.txt"))
  .map((path) => readFileSync(join(CASES, path), "utf8"))
  .join("\n");

it("uses only codes of the catalogue", () => {
  const used = sources.flatMap((text) => [...text.matchAll(/code: "([^"]+)"/g)].map((match) => match[1]));
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((code) => !Object.hasOwn(catalogue, code ?? ""))).toEqual([]);
});

it.each(Object.keys(catalogue))("%s is used, and shown by a case", (code) => {
  expect(sources.some((text) => text.includes(`"${code}"`))).toBe(true);
  expect(printed).toMatch(new RegExp(`^\\S.*:\\d+:\\d+ (?:error|warning) ${code}$`, "m"));
});
