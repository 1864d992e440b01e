import { expect, it } from "vitest";
import { bindShort } from "./bind-short.ts";

it.each([
  ["Nous venons à Clichy", "Nous venons à\u00A0Clichy"],
  ["Où, et à quelle heure\u00A0?", "Où, et\u00A0à\u00A0quelle heure\u00A0?"],
  ["tous les jours, les consultations", "tous les\u00A0jours, les consultations"],
  ["une agence, une désinfection", "une\u00A0agence, une désinfection"],
])("%s", (text, bound) => {
  expect(bindShort(text)).toBe(bound);
});
