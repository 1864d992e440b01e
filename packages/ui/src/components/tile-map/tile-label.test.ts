import { expect, it } from "vitest";
import { tileLabel } from "./tile-label.ts";

it.each([
  ["Paris\u00a016ᵉ", "16"],
  ["Paris\u00a01ᵉʳ", "1"],
  ["Clichy", "CLI"],
  ["Levallois-Perret", "LEP"],
  ["Le Kremlin-Bicêtre", "KRB"],
  ["L’Haÿ-les-Roses", "HLR"],
  ["Les Lilas", "LIL"],
  ["Épinay-sur-Seine", "ÉSS"],
  ["Ville-d’Avray", "VDA"],
])("%s: %s", (name, label) => {
  expect(tileLabel(name)).toBe(label);
});
