import { expect, it } from "vitest";
import { bindEnd, bindHours, bindShort, bindTitle } from "./bind-words.ts";

it.each([
  ["Non.", "Non."],
  ["Pas ici.", "Pas\u00A0ici."],
  ["Un Hoper reçoit un jeu de clés.", "Un Hoper reçoit un jeu de\u00A0clés."],
  ["Nous lavons les sols avant le devis.", "Nous lavons les sols avant le\u00A0devis."],
  ["Je m’attendais à une ligne à part.\u00A0»", "Je m’attendais à une ligne à\u00A0part.\u00A0»"],
  ["Les conduits relèvent d’entreprises spécialisées.", "Les conduits relèvent d’entreprises spécialisées."],
])("%s", (text, bound) => {
  expect(bindEnd(text)).toBe(bound);
});

it.each([
  ["Nous venons à Clichy", "Nous venons à\u00A0Clichy"],
  ["Où, et à quelle heure\u00A0?", "Où, et\u00A0à\u00A0quelle heure\u00A0?"],
  ["tous les jours, les consultations", "tous les\u00A0jours, les consultations"],
  ["le film d’un passage, d’une journée", "le\u00A0film d’un\u00A0passage, d’une\u00A0journée"],
  ["une agence, une désinfection", "une\u00A0agence, une désinfection"],
])("%s", (text, bound) => {
  expect(bindShort(text)).toBe(bound);
});

it("binds a title's preposition to the word after it", () => {
  expect(bindTitle("De l’eau par terre\u202F? Appelez.")).toBe(
    "De\u00A0l’eau par\u00A0terre\u202F? Appelez.",
  );
});

it("binds two hours", () => {
  expect(bindHours("le soir, de\u00A08\u202Fh\u202F30 à\u00A020\u202Fh, à midi")).toBe(
    "le soir, de\u00A08\u202Fh\u202F30\u00A0à\u00A020\u202Fh, à midi",
  );
});
