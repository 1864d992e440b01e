import { expect, it } from "vitest";
import { contrast } from "./contrast.ts";

it.each([
  ["#000", "#fff", 21],
  ["#fff", "#000000", 21],
  ["#0b6b53", "#0b6b53", 1],
  ["#777777", "#ffffff", 4.48],
])("contrast of %s on %s is %d", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});
