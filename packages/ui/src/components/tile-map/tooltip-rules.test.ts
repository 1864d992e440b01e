import { expect, it } from "vitest";
import { tooltipDelay, tooltipPlace } from "./tooltip-rules.ts";

it.each([
  [0, 0],
  [299, 0],
  [300, 700],
  [Number.POSITIVE_INFINITY, 700],
])("%d ms after the last one, waits %d ms", (sinceLast, delay) => {
  expect(tooltipDelay(sinceLast)).toBe(delay);
});

const tile = (left: number, top: number) => ({ left, top, width: 40, bottom: top + 40 });
const tooltip = { width: 120, height: 30 };
const window = { width: 320, height: 600 };

it.each([
  ["over the middle of the tile", tile(140, 200), { left: 100, top: 170 }],
  ["at the left edge", tile(0, 200), { left: 8, top: 170 }],
  ["at the right edge", tile(280, 200), { left: 192, top: 170 }],
  ["under a tile at the top", tile(140, 10), { left: 100, top: 50 }],
])("stands %s", (_, named, place) => {
  expect(tooltipPlace(named, tooltip, window)).toEqual(place);
});
