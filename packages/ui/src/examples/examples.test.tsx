// Every component and section has examples, and every example is valid HTML.
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { htmlRules } from "../html-rules.data.ts";
import { SiteContext } from "../site-context.ts";
import type { Examples } from "./example.ts";
import { exampleSite } from "./example-site.ts";
import { componentExamples, sectionExamples } from "./examples.ts";

declare global {
  interface ImportMeta {
    glob<Module>(pattern: string, options: { readonly eager: true }): Record<string, Module>;
    glob(pattern: string): Record<string, unknown>;
  }
}

const sets: readonly (readonly [string, Examples])[] = [
  ...Object.entries(componentExamples),
  ...Object.entries(sectionExamples),
];
const all = sets.flatMap(([name, examples]) =>
  Object.entries(examples).map(([state, element]) => ({ name, state, element })),
);

/** Names of the folders that hold a pattern's files. */
const foldersOf = (files: Record<string, unknown>) => [
  ...new Set(Object.keys(files).map((file) => file.split("/").at(-2) ?? "")),
];

it("has examples for every folder of components", () => {
  const folders = foldersOf(import.meta.glob("../components/*/*.tsx"));
  expect(Object.keys(componentExamples).toSorted()).toEqual([...folders, "section"].toSorted());
});

it("has examples in every folder of sections", () => {
  const folders = foldersOf(import.meta.glob("../sections/*/*.tsx"));
  expect(foldersOf(import.meta.glob("../sections/*/*.examples.tsx"))).toEqual(folders);
});

it("shows every file of examples", () => {
  const files = import.meta.glob<{ examples: Examples }>("../*/*/*.examples.tsx", { eager: true });
  const shown = new Set(sets.map(([, examples]) => examples));
  expect(Object.keys(files).filter((file) => !shown.has(files[file]?.examples ?? {}))).toEqual([]);
});

// A component may stand anywhere in a page, so its first heading may have any rank. A sent form has no
// button; the built pages are held to that rule.
const validator = new HtmlValidate({
  ...htmlRules,
  rules: { ...htmlRules.rules, "heading-level": ["error", { minInitialRank: "any" }], "wcag/h32": "off" },
});

const rendered = (element: ReactElement) =>
  renderToStaticMarkup(
    <SiteContext value={{ site: exampleSite, islandAddress: (name) => `/assets/${name}.js` }}>
      {element}
    </SiteContext>,
  );

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
