import { expect, it } from "vitest";
import { pageKey, renderReason } from "./page-key.ts";

const last = pageKey("bundle", "site", "page");

it.each([
  ["there was no page", last, undefined, "new"],
  ["the output is gone or has another size", last, last, "output-damaged"],
  ["the page changed", pageKey("bundle", "site", "page 2"), last, "page"],
  ["the site changed", pageKey("bundle", "site 2", "page 2"), last, "site"],
  ["the templates changed", pageKey("bundle 2", "site 2", "page"), last, "templates"],
  ["the record is of an older form", last, "0123456789abcdef", "templates"],
])("%s", (_, key, before, reason) => {
  expect(renderReason(key, before)).toBe(reason);
});
