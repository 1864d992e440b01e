import fc from "fast-check";
import { expect, it } from "vitest";
import { completeFrequency } from "./complete-frequency.ts";

it("sends « 5 fois par semaine » as the spec's last choice", () => {
  expect(completeFrequency("5 fois par semaine")).toBe("5 fois par semaine ou +");
});

it("leaves any other answer alone, its own among them", () => {
  const others = fc.oneof(fc.string(), fc.constant("5 fois par semaine ou +"));
  fc.assert(
    fc.property(others, (answer) => {
      fc.pre(answer !== "5 fois par semaine");
      expect(completeFrequency(answer)).toBe(answer);
    }),
  );
});
