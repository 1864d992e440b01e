import { expect, it } from "vitest";
import { tileLabels } from "./tile-labels.ts";

it.each([
  ["Paris\u00a016ᵉ", "16"],
  ["Paris\u00a01ᵉʳ", "1"],
  ["Clichy", "CLI"],
  ["Levallois-Perret", "LEV"],
  ["Le Kremlin-Bicêtre", "KRE"],
  ["L’Haÿ-les-Roses", "HAŸ"],
  ["Les Lilas", "LIL"],
  ["Épinay-sur-Seine", "ÉPI"],
  ["Saint-Denis", "DEN"],
  ["Saint-Mandé", "MAN"],
  ["L’Île-Saint-Denis", "ÎLE"],
  ["Us", "Us"],
])("%s: %s", (name, label) => {
  expect([...tileLabels([[{ name }]]).values()]).toEqual([label]);
});

it("gives no label twice, and the first choice to tiles with a page", () => {
  const rows = [
    [{ name: "Le Bourget" }, null, { name: "Courbevoie" }],
    [{ name: "Boulogne-Billancourt", route: "/boulogne-billancourt" }, { name: "La Courneuve" }],
  ];
  const labels = new Map([...tileLabels(rows)].map(([{ name }, label]) => [name, label]));
  expect(Object.fromEntries(labels)).toEqual({
    "Boulogne-Billancourt": "BOU",
    "Le Bourget": "BOR",
    Courbevoie: "COU",
    "La Courneuve": "COR",
  });
});
