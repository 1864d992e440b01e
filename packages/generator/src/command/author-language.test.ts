import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { authorLanguage } from "./author-language.ts";

const folder = temporaryFolder();
const site = (text: string) => writeFileSync(join(folder, "site.yaml"), text);

it.each([
  [{}, "en"],
  [{ LANG: "fr_FR.UTF-8" }, "fr"],
  [{ LANG: "en_GB.UTF-8", LC_MESSAGES: "fr_CA.UTF-8" }, "fr"],
  [{ LANG: "fr_FR.UTF-8", LC_ALL: "C.UTF-8" }, "en"],
  [{ LANG: "fr_FR.UTF-8", LC_ALL: "" }, "fr"],
  [{ LANG: "de_DE.UTF-8" }, "en"],
])("follows the locale of the machine: %j is %s", (settings, language) => {
  expect(authorLanguage(join(folder, "nowhere"), settings)).toBe(language);
});

it.each([
  ["name: A\nlanguage: fr\n", "fr"],
  ['language: "en" # anglais\n', "en"],
  ["language: fr\nname: [\n", "fr"],
  ["language: de\n", "en"],
  ["name: A\n", "en"],
])("reads site.yaml, also a broken one: %j is %s", (text, language) => {
  site(text);
  expect(authorLanguage(folder, {})).toBe(language);
});

it("puts VITRINE_LANG before site.yaml, and site.yaml before the locale", () => {
  site("language: en\n");
  expect(authorLanguage(folder, { LANG: "fr_FR.UTF-8" })).toBe("en");
  expect(authorLanguage(folder, { LANG: "en_GB.UTF-8", VITRINE_LANG: "fr" })).toBe("fr");
  expect(authorLanguage(folder, { LANG: "fr_FR.UTF-8", VITRINE_LANG: "" })).toBe("en");
});

it("keeps the last language while site.yaml is away", () => {
  expect(authorLanguage(join(folder, "nowhere"), { LANG: "en_GB.UTF-8" }, "fr")).toBe("fr");
  site("language: en\n");
  expect(authorLanguage(folder, {}, "fr")).toBe("en");
});

it("refuses a VITRINE_LANG that is no language of the messages", () => {
  expect(() => authorLanguage(folder, { VITRINE_LANG: "de" })).toThrow('VITRINE_LANG is "de": use en or fr.');
});
