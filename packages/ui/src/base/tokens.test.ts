import { expect, it } from "vitest";
import { contrast } from "@vitrine/schema/contrast";
import { parseTokens } from "./tokens.ts";

it("reads the properties of :root, and none of another rule", () => {
  expect(
    parseTokens(":root {\n  --ink: #10233f;\n  --size-s: clamp(1rem, 2vw, 3rem);\n}\na { --b: 1; }"),
  ).toEqual([
    { name: "ink", value: "#10233f" },
    { name: "size-s", value: "clamp(1rem, 2vw, 3rem)" },
  ]);
});

it.each([
  ["#000", "#fff", 21],
  ["#fff", "#000000", 21],
  ["#0b6b53", "#0b6b53", 1],
  ["#777777", "#ffffff", 4.48],
])("contrast of %s on %s is %d", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});
