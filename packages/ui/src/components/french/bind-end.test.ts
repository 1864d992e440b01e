import { expect, it } from "vitest";
import { bindEnd } from "./bind-end.ts";

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
