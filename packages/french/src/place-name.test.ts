import { describe, expect, it } from "vitest";
import { placeName } from "./place-name.ts";

describe("placeName", () => {
  it.each([
    ["Clichy", "à Clichy", "de Clichy"],
    ["Le Kremlin-Bicêtre", "au Kremlin-Bicêtre", "du Kremlin-Bicêtre"],
    ["Les Lilas", "aux Lilas", "des Lilas"],
    ["La Courneuve", "à La Courneuve", "de La Courneuve"],
    ["L'Haÿ-les-Roses", "à L'Haÿ-les-Roses", "de L'Haÿ-les-Roses"],
    ["Aubervilliers", "à Aubervilliers", "d'Aubervilliers"],
    ["Issy-les-Moulineaux", "à Issy-les-Moulineaux", "d'Issy-les-Moulineaux"],
    ["Épinay-sur-Seine", "à Épinay-sur-Seine", "d'Épinay-sur-Seine"],
    ["Herblay-sur-Seine", "à Herblay-sur-Seine", "d'Herblay-sur-Seine"],
    ["Houilles", "à Houilles", "de Houilles"],
    ["Lestrem", "à Lestrem", "de Lestrem"],
    ["Paris 1er Arrondissement", "à Paris 1er", "de Paris 1er"],
    ["Paris 3e Arrondissement", "à Paris 3e", "de Paris 3e"],
    ["Y", "à Y", "de Y"],
  ])("%s: %s, %s", (official, at, of) => {
    expect(placeName(official)).toMatchObject({ at, of });
  });
});
