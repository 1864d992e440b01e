import { describe, expect, it } from "vitest";
import type { FinderGroup } from "@vitrine/schema/page-props";
import { matchPlaces } from "./match-places.ts";

const groups: FinderGroup[] = [
  {
    department: "Paris",
    places: [
      ["Paris\u00a01ᵉʳ", "75001", "/paris-1"],
      ["Paris\u00a010ᵉ", "75010", "/paris-10"],
      ["Paris\u00a016ᵉ", "75016 75116", "/paris-16"],
    ],
  },
  {
    department: "Hauts-de-Seine",
    places: [
      ["Clichy", "92110", "/clichy"],
      ["Levallois-Perret", "92300", "/levallois-perret"],
    ],
  },
  {
    department: "Seine-Saint-Denis",
    places: [
      ["Clichy-sous-Bois", "93390", 1],
      ["L’Île-Saint-Denis", "93450", 3],
      ["Les Lilas", "93260", 1],
      ["Saint-Denis", "93200 93210 93380", 3],
    ],
  },
  {
    department: "Val-de-Marne",
    places: [
      ["L’Haÿ-les-Roses", "94240", 2],
      ["Le Kremlin-Bicêtre", "94270", 2],
    ],
  },
];

const found = (query: string) => matchPlaces(groups, query).map(([name]) => name.replace("\u00a0", " "));

describe("matchPlaces", () => {
  it.each([
    ["", []],
    ["LEVALLOIS", ["Levallois-Perret"]],
    ["perret", ["Levallois-Perret"]],
    ["92300", ["Levallois-Perret"]],
    ["75116", ["Paris 16ᵉ"]],
    ["paris 16e", ["Paris 16ᵉ"]],
    ["paris 16", ["Paris 16ᵉ"]],
    ["16ème", ["Paris 16ᵉ"]],
    ["16e", ["Paris 16ᵉ"]],
    ["16e arrondissement", ["Paris 16ᵉ"]],
    ["75 116", ["Paris 16ᵉ"]],
    ["paris 1", ["Paris 1ᵉʳ", "Paris 10ᵉ", "Paris 16ᵉ"]],
    ["1er", ["Paris 1ᵉʳ"]],
    ["hauts de seine", ["Clichy", "Levallois-Perret"]],
    ["l'hay", ["L’Haÿ-les-Roses"]],
    ["hay", ["L’Haÿ-les-Roses"]],
    ["kremlin bicetre", ["Le Kremlin-Bicêtre"]],
    ["le kremlin", ["Le Kremlin-Bicêtre"]],
    ["lilas", ["Les Lilas"]],
    ["94270", ["Le Kremlin-Bicêtre"]],
    ["clichy", ["Clichy", "Clichy-sous-Bois"]],
    ["st denis", ["Saint-Denis", "L’Île-Saint-Denis"]],
    ["Clichy/Bois", ["Clichy-sous-Bois"]],
    ["clichy s/ bo", ["Clichy-sous-Bois"]],
    ["lyon", []],
  ])("%j finds %j", (query, names) => {
    expect(found(query)).toEqual(names);
  });
});
