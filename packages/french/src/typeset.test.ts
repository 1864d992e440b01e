import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typeset } from "./typeset.ts";

describe("typeset", () => {
  it.each([
    ["l'heure", "l’heure"],
    ["Vraiment ?", "Vraiment\u202F?"],
    ["Tarif : 20 €", "Tarif\u00A0: 20\u202F€"],
    ['le "bon" moment', "le «\u00A0bon\u00A0» moment"],
    ["« déjà »", "«\u00A0déjà\u00A0»"],
    ["plus de 1 400 entreprises", "plus de 1\u202F400 entreprises"],
    ["le 1er et le 3e", "le 1ᵉʳ et le 3ᵉ"],
    ["Paris 16e", "Paris\u00A016ᵉ"],
    ["120 m2", "120\u202Fm²"],
    ["1h30", "1\u202Fh\u202F30"],
    ["de 6 h à 23 h", "de 6\u202Fh à 23\u202Fh"],
    ["4,6 / 5", "4,6\u202F/\u202F5"],
    ["https://www.hop-et-net.example/a", "https://www.hop-et-net.example/a"],
    ["Hop & Net", "Hop & Net"],
    ["à 8:30", "à 8:30"],
  ])("%j becomes %j", (typed, printed) => {
    expect(typeset(typed)).toBe(printed);
  });

  it("changes nothing the second time", () => {
    const french = fc.string({ unit: fc.constantFrom(..."aé 1'\"«»:;!?.0e rm2h€/%") });
    fc.assert(fc.property(french, (text) => typeset(typeset(text)) === typeset(text)));
  });
});
