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
    ["Houilles", "à Houilles", "de Houilles"],
    ["Lestrem", "à Lestrem", "de Lestrem"],
    ["Paris 1er Arrondissement", "à Paris 1er", "de Paris 1er"],
    ["Paris 3e Arrondissement", "à Paris 3e", "de Paris 3e"],
    ["Paris 20e Arrondissement", "à Paris 20e", "de Paris 20e"],
    ["Marseille 1er Arrondissement", "à Marseille 1er", "de Marseille 1er"],
    ["Y", "à Y", "de Y"],
    ["Yvetot", "à Yvetot", "d'Yvetot"],
    ["Yerres", "à Yerres", "de Yerres"],
    ["L’Île-Saint-Denis", "à L'Île-Saint-Denis", "de L'Île-Saint-Denis"],
    ["Le Pré-Saint-Gervais", "au Pré-Saint-Gervais", "du Pré-Saint-Gervais"],
    ["Les Pavillons-sous-Bois", "aux Pavillons-sous-Bois", "des Pavillons-sous-Bois"],
    ["Le Blanc-Mesnil", "au Blanc-Mesnil", "du Blanc-Mesnil"],
    ["Levallois-Perret", "à Levallois-Perret", "de Levallois-Perret"],
    ["Œuilly", "à Œuilly", "d'Œuilly"],
  ])("%s: %s, %s", (official, at, of) => {
    expect(placeName(official)).toMatchObject({ at, of });
  });

  it.each([
    ["Paris 1er Arrondissement", "du 1er"],
    ["Lyon 3e Arrondissement", "du 3e"],
    ["Clichy", "de Clichy"],
    ["Les Lilas", "des Lilas"],
    ["Aubervilliers", "d'Aubervilliers"],
  ])("%s, in short: %s", (official, ofInShort) => {
    expect(placeName(official)).toMatchObject({ ofInShort });
  });

  it("elides before an h only where it is told that the h is mute", () => {
    expect(placeName("Herblay-sur-Seine", true).of).toBe("d'Herblay-sur-Seine");
    expect(placeName("Houilles", false).of).toBe("de Houilles");
    expect(placeName("Le Havre", true).of).toBe("du Havre");
  });
});
