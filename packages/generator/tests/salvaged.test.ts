// What development shows of content that never was without an error.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { generatorOnDisk } from "../src/generate-from-disk.ts";

const WORKSPACE = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "vitrine-salvaged-"));
const contentDir = join(folder, "content");
const modulesDir = join(folder, "modules");
cpSync(join(WORKSPACE, "content"), contentDir, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const edit = (name: string, from: string, to: string) => {
  const file = join(contentDir, name);
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
};
const isWritten = (name: string) => existsSync(join(modulesDir, name));
const again = generatorOnDisk({ contentDir, modulesDir, settings: {} });

it("salvages nothing where what every page rests on has an error", () => {
  edit("site.yaml", "\nname:", "\nnane:");
  const { modules, salvaged } = again(true);
  expect([modules, salvaged]).toEqual([undefined, undefined]);
  expect(isWritten("site.ts")).toBe(false);
  edit("site.yaml", "\nnane:", "\nname:");
});

it("salvages the pages without an error, and writes their modules while there were never others", () => {
  edit("zones/clichy.yaml", "tagline:", "tagine:");
  const { modules, salvaged } = again(false);
  expect(modules).toBeUndefined();
  const routes = salvaged?.modules.pages.map(({ route }) => route);
  expect(routes).toContain("/paris-12");
  expect(routes).not.toContain("/clichy");
  expect([isWritten("pages/paris-12.tsx"), isWritten("pages/clichy.tsx")]).toEqual([true, false]);
});

it("leaves the modules of the last run without an error as they are", () => {
  edit("zones/clichy.yaml", "tagine:", "tagline:");
  expect(again(false).salvaged).toBeUndefined();
  edit("zones/clichy.yaml", "tagline:", "tagine:");
  expect(again(false).salvaged).toBeDefined();
  expect(isWritten("pages/clichy.tsx")).toBe(true);
});
