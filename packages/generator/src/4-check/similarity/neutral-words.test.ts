import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashOf } from "../file/every-word.ts";
import { neutralWords } from "./neutral-words.ts";

const PLACES = new Set(["clichy", "kremlin", "bicetre"]);
const forms = (text: string) => neutralWords(text, PLACES).map(({ form }) => form);
const hashes = (words: string) => words.split(" ").map((word) => hashOf(word));

describe("neutralWords", () => {
  it.each([
    ["Des bureaux à Clichy.", "Des bureaux au Kremlin-Bicêtre.", "des bureaux à §"],
    ["Clichy aligne ses tours.", "Le Kremlin-Bicêtre aligne ses tours.", "§ aligne ses tours"],
    ["les rues de Clichy", "les rues des Lilas", "les rues de §"],
    ["près d'Aubervilliers", "près de La Courneuve", "près de §"],
    ["le ménage ${à lieu}", "le ménage à Clichy", "le ménage à §"],
    ["le maire ${de lieu}", "le maire du Pré-Saint-Gervais", "le maire de §"],
    ["au Front de Seine", "au Val de Marne", "à §"],
  ])("%s = %s", (one, other, common) => {
    expect(forms(one)).toEqual(hashes(common));
    expect(forms(other)).toEqual(hashes(common));
  });

  it("keeps an ordinary word that begins a sentence", () => {
    expect(forms("Les bureaux ferment. Plateaux et cuisines restent.")).toEqual(
      hashes("les bureaux ferment plateaux et cuisines restent"),
    );
  });

  it("treats all numbers as equal", () => {
    expect(forms("la ligne 13")).toEqual(forms("la ligne 4"));
  });

  it("leaves out placeholders", () => {
    expect(forms("[[à écrire : Une accroche]] ici")).toEqual(hashes("ici"));
  });

  it("gives offsets into the text, in order", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aB é'-.§0${}[] ".split("")) }), (text) => {
        let last = 0;
        for (const { start, end } of neutralWords(text, PLACES)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
