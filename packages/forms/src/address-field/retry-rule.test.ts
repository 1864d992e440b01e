import { expect, it } from "vitest";
import { GeocoderRefusal, isWorthRetrying, retryDelay } from "./retry-rule.ts";

it("waits 1, 2, 4 seconds, and never more than 30", () => {
  expect([0, 1, 2, 4, 5, 60].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
});

it.each([
  ["no connection", new TypeError("Failed to fetch"), true],
  ["a limit", new GeocoderRefusal(429), true],
  ["a failing server", new GeocoderRefusal(503), true],
  ["a bad request", new GeocoderRefusal(400), false],
  ["a wrong address", new GeocoderRefusal(404), false],
  ["an answer that is no JSON", new SyntaxError("Unexpected token"), false],
])("after %s", (_case, error, again) => {
  expect([0, 1, 2].map((earlier) => isWorthRetrying(earlier, error))).toEqual([again, again, again]);
  expect(isWorthRetrying(3, error)).toBe(false);
});
