import { expect, it } from "vitest";
import { formatDate } from "./format-date.ts";

it.each([
  ["2025-09-01", "1ᵉʳ\u00A0septembre 2025"],
  ["2025-09-19", "19\u00A0septembre 2025"],
  ["2026-01-31", "31\u00A0janvier 2026"],
  ["2025-08", "août 2025"],
  ["2025", "2025"],
  ["2025-13-01", "2025-13-01"],
])("%s is %s", (date, words) => {
  expect(formatDate(date)).toBe(words);
});
