// Every component and section has examples, and every example is valid HTML.
import type { ReactElement } from "react";
import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { sectionSchemas } from "@vitrine/schema/sections";
import { htmlRules } from "../tests/html-rules.data.ts";
import { htmlOf } from "../tests/html-of.tsx";
import { examples } from "./examples.ts";

const all = [...examples].flatMap(([name, states]) =>
  Object.entries(states).map(([state, element]) => ({ name, state, element })),
);

const foldersOf = (files: Readonly<Record<string, unknown>>) =>
  new Set(Object.keys(files).map((file) => file.replace(/\/[^/]*$/, "")));

it("has examples in every folder of components and sections", () => {
  const folders = foldersOf(import.meta.glob("../{components,sections}/*/*.tsx"));
  expect(foldersOf(import.meta.glob("../{components,sections}/*/*.examples.tsx"))).toEqual(folders);
});

it("has examples for every section type", () => {
  const names = new Set(Array.from(examples.keys(), (name) => name.replace(/^\w+\/|-section$/g, "")));
  expect(Object.keys(sectionSchemas).filter((type) => !names.has(type))).toEqual([]);
});

// A component may stand anywhere in a page, so its first heading may have any rank. A sent form has no
// button; the built pages are held to that rule.
const validator = new HtmlValidate({
  ...htmlRules,
  rules: { ...htmlRules.rules, "heading-level": ["error", { minInitialRank: "any" }], "wcag/h32": "off" },
});

const rendered = (element: ReactElement) => htmlOf(element);

it.each(all)("$name, $state: valid HTML", async ({ name, state, element }) => {
  const page = `<!doctype html><html lang="fr"><head><title>${name}</title></head><body>${rendered(element)}</body></html>`;
  const { results } = await validator.validateString(page, `${name}, ${state}`);
  expect(
    results.flatMap(({ messages }) =>
      messages.map(
        ({ column, ruleId, message }) => `${ruleId} ${message} ${page.slice(column - 1, column + 80)}`,
      ),
    ),
  ).toEqual([]);
});
