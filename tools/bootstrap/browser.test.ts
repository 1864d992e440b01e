import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { findBrowsers } from "./browser.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-browsers-"));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const install = (name: string) => {
  writeFileSync(at(name), "");
  chmodSync(at(name), 0o755);
};
const find = (settings: NodeJS.ProcessEnv = {}) =>
  findBrowsers({ PATH: [at("none"), folder].join(delimiter), ...settings }, () => undefined);

it("takes the one that is named for all tests, and says which can't be run", () => {
  install("mine");
  expect(find({ VITRINE_BROWSER: at("mine") })).toEqual({
    VITRINE_BROWSER: at("mine"),
    VITRINE_WHOLE_BROWSER: at("mine"),
  });
  const two = { VITRINE_BROWSER: at("mine"), VITRINE_WHOLE_BROWSER: at("whole") };
  expect(find(two)).toEqual(two);
  expect(() => find({ VITRINE_BROWSER: at("yours") })).toThrow(`VITRINE_BROWSER names ${at("yours")}`);
});

it("takes a headless shell for most tests where there is one, and never for those of a whole browser", () => {
  install("chromium");
  expect(find()).toEqual({ VITRINE_BROWSER: at("chromium"), VITRINE_WHOLE_BROWSER: at("chromium") });
  install("chromium-headless-shell");
  expect(find()).toEqual({
    VITRINE_BROWSER: at("chromium-headless-shell"),
    VITRINE_WHOLE_BROWSER: at("chromium"),
  });
});
