import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typeset, typesetMarks } from "./typeset.ts";

describe("typeset", () => {
  it.each([
    ["l'heure", "l’heure"],
    ["Vraiment ?", "Vraiment\u202F?"],
    ["Tarif : 20 €", "Tarif\u00A0: 20\u202F€"],
    ["45€ ou 10%, TTC", "45\u202F€ ou 10\u202F%, TTC"],
    ["45€ TTC", "45\u202F€\u00A0TTC"],
    ["3€50 pour /plan-a1%20b", "3€50 pour /plan-a1%20b"],
    ['le "bon" moment', "le «\u00A0bon\u00A0» moment"],
    ["« déjà »", "«\u00A0déjà\u00A0»"],
    ["plus de 1 400 entreprises", "plus de 1\u202F400 entreprises"],
    ["le 1er et le 3e", "le 1ᵉʳ et le 3ᵉ"],
    ["rue François-Ier", "rue François-Iᵉʳ"],
    ["Paris 16e", "Paris\u00A016ᵉ"],
    ["120 m2", "120\u202Fm²"],
    ["1h30", "1\u202Fh\u202F30"],
    ["jusqu'à 20 kg, à 3 cm", "jusqu’à 20\u202Fkg, à 3\u202Fcm"],
    ["le 3 m'a plu, 2 grammes", "le 3 m’a plu, 2 grammes"],
    ["1 à 2 minutes", "1\u00A0à\u00A02\u00A0minutes"],
    ["de 6 h à 23 h", "de\u00A06\u202Fh à\u00A023\u202Fh"],
    ["4,6 / 5", "4,6\u202F/\u202F5"],
    ["https://www.hop-et-net.example/a", "https://www.hop-et-net.example/a"],
    ["Hop & Net", "Hop & Net"],
    ["à 8:30", "à 8:30"],
    // Already typeset
    ["Tarif\u00A0: 20\u202F€, l’heure", "Tarif\u00A0: 20\u202F€, l’heure"],
    ["«\u00A0déjà\u00A0», 1\u202F400, 16ᵉ…", "«\u00A0déjà\u00A0», 1\u202F400, 16ᵉ…"],
    // Numbers
    ["1 234 567 habitants", "1\u202F234\u202F567 habitants"],
    ["en 2014 100 agents", "en 2014 100 agents"],
    ["le 3 mai, 120 bureaux", "le 3\u00A0mai, 120 bureaux"],
    ["1 / 2 / 3", "1\u202F/\u202F2\u202F/\u202F3"],
    ["24 h/24, 7 jours sur 7", "24\u202Fh/24, 7\u00A0jours sur\u00A07"],
    ["01 99 00 14 20", "01\u00A099\u00A000\u00A014\u00A020"],
    ["le 06 12 34 56 78, le soir", "le 06\u00A012\u00A034\u00A056\u00A078, le soir"],
    ["+33 1 99 00 14 20", "+33 1 99 00 14 20"],
    ["01.99.00.14.20", "01.99.00.14.20"],
    ["92110 Clichy, 75003 Paris", "92110 Clichy, 75003 Paris"],
    ["le 19/09/2025", "le 19/09/2025"],
    ["2016/679", "2016/679"],
    ["20 € TTC, soit 16,67 € HT", "20\u202F€\u00A0TTC, soit 16,67\u202F€\u00A0HT"],
    ["l'article 6, paragraphe 1", "l’article\u00A06, paragraphe\u00A01"],
    ["licence n° 2024/32, N° 12, n°3", "licence n°\u00A02024/32, N°\u00A012, n°3"],
    ["le n° de dossier, 20 ° 12 fois", "le n° de dossier, 20 ° 12 fois"],
    ["de 8h30 à 12h", "de\u00A08\u202Fh\u202F30 à\u00A012h"],
    // Addresses
    ["Voir https://x.example/paris-3e?d=1h30 !", "Voir https://x.example/paris-3e?d=1h30\u202F!"],
    ['le "site" (www.x.example/1er)', "le «\u00A0site\u00A0» (www.x.example/1er)"],
    ["bob.1er@hop-et-net.example : l'adresse", "bob.1er@hop-et-net.example\u00A0: l’adresse"],
    ['"https://x.example/3e"', "«\u00A0https://x.example/3e\u00A0»"],
    // Quotation marks and apostrophes
    ["« Quoi ? » dit-il", "«\u00A0Quoi\u202F?\u00A0» dit-il"],
    ['le « bon » et le "vrai"', "le «\u00A0bon\u00A0» et le «\u00A0vrai\u00A0»"],
    ['un écran de 24" et un de 27"', 'un écran de 24" et un de 27"'],
    ['un " seul', 'un " seul'],
    ["L'Haÿ-les-Roses, Villeneuve-d'Ascq", "L’Haÿ-les-Roses, Villeneuve-d’Ascq"],
    ["Prêt ?!", "Prêt\u202F?!"],
    ["Oui... Non", "Oui… Non"],
  ])("%j becomes %j", (typed, printed) => {
    expect(typeset(typed)).toBe(printed);
  });

  const letters = fc.string({ unit: fc.constantFrom(..."aé 1'\"«»:;!?.0e rm2h€/%") });
  const tokens = fc
    .array(
      fc.constantFrom(
        ..."1|12|400|2014| | |/|h|n°|m2|1er|3e|€|\"|'|«|»|:|?|...|Paris|https://x.example/3e|a@b.fr|\uE000".split(
          "|",
        ),
      ),
    )
    .map((parts) => parts.join(""));

  it("changes nothing the second time", () => {
    for (const french of [letters, tokens])
      fc.assert(
        fc.property(french, (text) => typeset(typeset(text)) === typeset(text)),
        { numRuns: 2000 },
      );
  });

  it("never touches an address", () => {
    fc.assert(
      fc.property(letters, (text) =>
        typeset(`https://x.example/3e ${text}`).startsWith("https://x.example/3e"),
      ),
    );
  });
});

it("leaves the numbers of a label as typed", () => {
  expect(typesetMarks("L'heure (1h30, 51 à 100 m2) ?")).toBe("L’heure (1h30, 51 à 100 m2)\u202F?");
});
