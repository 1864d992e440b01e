import { expect, it } from "vitest";
import { didYouMean, suggest } from "./did-you-mean.ts";

it.each([
  ["tagine", "tagline"],
  ["h2", "h1"],
  ["faq", "fqa"],
  ["neighbors", "neighbours"],
  ["TAGLINE", "tagline"],
  ["neigh", "neighbours"],
  ["accroche", undefined],
  ["", undefined],
])("%j: %j", (typed, meant) => {
  expect(didYouMean(typed, ["tagline", "h1", "neighbours", "fqa"])).toBe(meant);
});

it("lists what there is when nothing is near, as long as a person can read it", () => {
  expect(suggest("xyz", ["alpha", "beta"])).toEqual({
    en: "Use one of: alpha, beta.",
    fr: "Choisissez parmi : alpha, beta.",
  });
  expect(
    suggest(
      "xyz",
      Array.from({ length: 90 }, (_, n) => `commune-${n}`),
    ),
  ).toEqual({
    en: "None of the 90 known names is near.",
    fr: "Aucun des 90 noms connus ne lui ressemble.",
  });
  expect(suggest("xyz", [])).toBeUndefined();
});
