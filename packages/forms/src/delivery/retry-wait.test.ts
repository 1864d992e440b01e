import { expect, it } from "vitest";
import { readRetryAfter, retryWait } from "./retry-wait.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const HOUR = 3_600_000;

it("waits longer after each failure, up to its patience", () => {
  expect([1, 2, 3, 20].map((failed) => retryWait("overload", failed))).toEqual([5000, 10_000, 20_000, HOUR]);
  expect([1, 2, 3, 20].map((failed) => retryWait("refusal", failed))).toEqual([
    5000,
    20_000,
    80_000,
    24 * HOUR,
  ]);
  expect(retryWait("network", 20)).toBe(300_000);
});

it("waits at least as long as it is asked to, up to a day", () => {
  expect(retryWait("overload", 1, 60_000)).toBe(60_000);
  expect(retryWait("overload", 4, 1000)).toBe(40_000);
  expect(readRetryAfter("3600000", Date.now())).toBe(24 * HOUR);
});

it.each([
  ["120", 120_000],
  [" 0 ", 0],
  ["Sat, 21 Nov 2026 10:00:30 GMT", 30_000],
  ["Sat, 21 Nov 2026 09:00:00 GMT", 0],
  ["-5", 0],
  ["soon", 0],
  ["", 0],
  [null, 0],
  [undefined, 0],
])("reads Retry-After %j as %i ms", (header, expected) => {
  expect(readRetryAfter(header, NOW)).toBe(expected);
});
