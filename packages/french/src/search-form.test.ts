import { expect, it } from "vitest";
import { searchForm } from "./search-form.ts";

it.each([
  ["L’Haÿ-les-Roses", "hay-les-roses"],
  ["Le Kremlin-Bicêtre", "kremlin-bicetre"],
  ["Paris\u00a01ᵉʳ", "paris-1er"],
  ["16ème", "16e"],
  ["16ème arrondissement", "16e"],
  ["Paris 1er arr.", "paris-1er"],
  ["92 100", "92100"],
  ["92\u00a01", "921"],
  ["St Denis", "saint-denis"],
  ["Ste-Geneviève", "sainte-genevieve"],
  ["La", "la"],
])("%j: %s", (name, form) => {
  expect(searchForm(name)).toBe(form);
});
