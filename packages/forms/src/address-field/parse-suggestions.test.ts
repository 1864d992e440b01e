import fc from "fast-check";
import { expect, it } from "vitest";
import { parseSuggestions } from "./parse-suggestions.ts";

const feature = (label: unknown) => ({ type: "Feature", properties: { label, score: 1 } });
const collection = (...labels: readonly unknown[]) => ({
  type: "FeatureCollection",
  features: labels.map(feature),
});

it("gives the labels in their order, each once, five at most", () => {
  expect(parseSuggestions(collection("b", "a", "b", " c  d ", "e", "f", "g"))).toEqual([
    "b",
    "a",
    "c d",
    "e",
    "f",
  ]);
});

it("leaves out what is no label", () => {
  expect(parseSuggestions(collection(1, "", "  ", null, undefined, ["x"], "x".repeat(201), "rue"))).toEqual([
    "rue",
  ]);
  expect(parseSuggestions({ features: [null, 1, {}, { properties: null }, feature("rue")] })).toEqual([
    "rue",
  ]);
});

it.each([null, undefined, 1, "text", [], {}, { features: {} }, { features: { 0: feature("rue") } }])(
  "finds nothing in %j",
  (answer) => {
    expect(parseSuggestions(answer)).toEqual([]);
  },
);

it("never throws, and gives texts only", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ features: fc.array(fc.anything()) })), (answer) => {
      const labels = parseSuggestions(answer);
      expect(labels.length).toBeLessThanOrEqual(5);
      expect(labels.every((label) => typeof label === "string" && label !== "")).toBe(true);
    }),
  );
});
