import { expect, it } from "vitest";
import { initialOf, sortedByName } from "./by-name.ts";

it("sorts and letters names as a French index does", () => {
  const names = ["Le Raincy", "Évry", "L’Haÿ-les-Roses", "Les Lilas", "Ivry", "Eu"];
  const sorted = sortedByName(names, (name) => name);
  expect(sorted).toEqual(["Eu", "Évry", "L’Haÿ-les-Roses", "Ivry", "Les Lilas", "Le Raincy"]);
  const districts = ["Paris 10ᵉ", "Paris 2ᵉ", "Paris 1ᵉʳ"];
  expect(sortedByName(districts, (name) => name)).toEqual(districts.toReversed());
  expect(sorted.map(initialOf).join("")).toBe("EEHILR");
});
