import { expect, it } from "vitest";
import { placeOf } from "./gallery.tsx";

/** The places of `count` pictures, as letters: "ltt" is a lead and two thirds. */
const places = (count: number) =>
  Array.from({ length: count }, (_, i) => placeOf(i, count).slice(0, 1)).join("");

it("fills every row of every gallery", () => {
  for (let count = 2; count <= 24; count++) expect(places(count)).toMatch(/^(?:ltt|hh)(?:ttt)*(?:hh)?$/);
});

it("has a lead only where rows of three leave nothing over", () => {
  expect([1, 3, 4, 5, 6, 7].map(places)).toEqual(["h", "ltt", "hhhh", "hhttt", "lttttt", "hhttthh"]);
});
