import { expect, it } from "vitest";
import { exampleSite } from "../../examples/example-site.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { Terms } from "./terms.tsx";

/** The class of the first figure. */
const sizeOf = (figure: string) => {
  const terms = [{ figure, text: "TTC de l’heure" }];
  const site = { ...exampleSite, quote: { ...exampleSite.quote, terms } };
  const html = htmlOf(<Terms />, site);
  return /<strong class="([^"]*)"/.exec(html)?.[1];
};

it("writes a longer price smaller, so that it does not leave a phone's screen", () => {
  expect(sizeOf("9\u202F€")).toBe(sizeOf("20\u202F€"));
  expect(sizeOf("120\u202F€")).not.toBe(sizeOf("20\u202F€"));
  expect(sizeOf("120\u202F€")).not.toBe(sizeOf("27,40\u202F€"));
  expect(sizeOf("27,40\u202F€")).not.toBe(sizeOf("20\u202F€"));
});
