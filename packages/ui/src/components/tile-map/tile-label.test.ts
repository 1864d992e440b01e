import { expect, it } from "vitest";
import { tileLabel } from "./tile-label.ts";

it.each([
  ["Paris\u00a016ᵉ", "16"],
  ["Paris\u00a01ᵉʳ", "1"],
  ["Clichy", "CLI"],
  ["Levallois-Perret", "LEV"],
  ["Le Kremlin-Bicêtre", "KRE"],
  ["L’Haÿ-les-Roses", "HAŸ"],
  ["Les Lilas", "LIL"],
  ["Épinay-sur-Seine", "ÉPI"],
  ["Saint-Denis", "STD"],
  ["L’Île-Saint-Denis", "ÎLE"],
])("%s: %s", (name, label) => {
  expect(tileLabel(name)).toBe(label);
});
