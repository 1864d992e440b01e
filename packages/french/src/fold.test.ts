import { expect, it } from "vitest";
import { fold } from "./fold.ts";

it.each([
  ["L'Haÿ-les-Roses", "l-hay-les-roses"],
  ["Le Kremlin-Bicêtre", "le-kremlin-bicetre"],
  ["Œting", "oeting"],
  ["  kremlin bicetre ", "kremlin-bicetre"],
])("%s folds to %s", (name, folded) => {
  expect(fold(name)).toBe(folded);
});
