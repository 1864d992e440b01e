import { expect, it } from "vitest";
import { dateInWords } from "./format-date.ts";

it.each([
  ["2025-09-01", "1ᵉʳ septembre 2025"],
  ["2026-11-23", "23\u00A0novembre 2026"],
])("writes %s in words", (date, words) => {
  expect(dateInWords(date)).toBe(words);
});
