import { describe, expect, it } from "vitest";
import { didYouMean, fileMeant, suggest, suggestFile, suggestNearest } from "./did-you-mean.ts";

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

describe("files", () => {
  const files = ["./samir.jpg", "./chien.jpg", "../zones/rue.jpg"];

  it.each([
    ["./lapin.jpg", undefined],
    ["./samri.jpg", "./samir.jpg"],
    ["./rue.png", "../zones/rue.jpg"],
    ["..", undefined],
  ])("are compared without folder and ending: %s", (typed, file) => {
    expect(fileMeant(typed, files)).toBe(file);
  });

  it("are listed when none is near", () => {
    expect(suggestFile("./lapin.jpg", files)?.en).toBe(`Use one of: ${files.join(", ")}.`);
  });
});

it("lists the three nearest of many pages", () => {
  const routes = ["/", "/livraison", "/mariages", "/prix-des-fleurs", "/tarifs-et-delais"];
  const many = [...routes, ...Array.from({ length: 30 }, (_, n) => `/commune-du-nord-${n}`)];
  expect(suggestNearest("/bouquets", routes)?.en).toMatch(/^Use one of: \//);
  expect(suggestNearest("/prix-des-bouquets", many)).toEqual({
    en: "Nearest: /prix-des-fleurs.",
    fr: "Au plus près : /prix-des-fleurs.",
  });
  expect(suggestNearest("/bouquets", many)).toBeUndefined();
});
