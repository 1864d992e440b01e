import { expect, it } from "vitest";
import { parseTokens } from "./tokens.ts";

it("reads the properties of :root, and none of another rule", () => {
  expect(
    parseTokens(":root {\n  --ink: #10233f;\n  --size-s: clamp(1rem, 2vw, 3rem);\n}\na { --b: 1; }"),
  ).toEqual([
    { name: "ink", value: "#10233f" },
    { name: "size-s", value: "clamp(1rem, 2vw, 3rem)" },
  ]);
});
