import { expect, it } from "vitest";
import { shownSlide, wrapped } from "./carousel-index.ts";

it.each([
  [0, 0],
  [2, 2],
  [3, 0],
  [-1, 2],
  [-4, 2],
])("step %d of three is index %d", (step, index) => {
  expect(wrapped(step, 3)).toBe(index);
});

it.each([
  ["at the start", 0, 0],
  ["a little swiped", 130, 0],
  ["more than half swiped", 160, 1],
  ["at the second", 300, 1],
  ["at the end, which the last cannot fill", 450, 2],
  ["at the end, half a pixel short", 449.5, 2],
])("%s", (_, scrolled, index) => {
  expect(shownSlide([0, 300, 600], scrolled, 450)).toBe(index);
});
