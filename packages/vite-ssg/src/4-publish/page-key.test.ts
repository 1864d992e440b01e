import { expect, it } from "vitest";
import { pageKey, renderReason } from "./page-key.ts";

const last = pageKey("bundle", "site", "page");

it.each([
  ["nothing changed", last, last, true, undefined],
  ["there was no page", last, undefined, false, "new"],
  ["the output is gone or has another size", last, last, false, "output-damaged"],
  ["the page changed", pageKey("bundle", "site", "page 2"), last, true, "page"],
  ["the site changed", pageKey("bundle", "site 2", "page 2"), last, true, "site"],
  ["the templates changed", pageKey("bundle 2", "site 2", "page"), last, true, "templates"],
  ["the record is of an older form", last, "0123456789abcdef", true, "templates"],
])("%s", (_, key, before, present, reason) => {
  expect(renderReason(key, before, present)).toBe(reason);
});
