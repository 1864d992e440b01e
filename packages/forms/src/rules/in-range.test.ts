import type { FormField } from "@vitrine/schema/content/form-field";
import { expect, it } from "vitest";
import { exampleForm } from "../example-form.ts";
import { checkQuote } from "./check-quote.ts";
import { dayOf } from "./in-range.ts";
import { issueMessage } from "./issue-message.ts";

/** Returns the message about an answer to the field, or undefined if it is right. */
function said(field: FormField, answer: string, refused: readonly string[] = []): string | undefined {
  const form = { ...exampleForm, groups: [{ legend: "", fields: [field] }] };
  const [issue] = checkQuote([field], { [field.name]: answer }, refused);
  return issue && issueMessage(form, issue);
}

const seats = { type: "number", name: "postes", label: "Postes" } as const;
const begin = { type: "date", name: "debut", label: "Début" } as const;

it.each([
  ["12", {}],
  ["-3", {}],
  ["1", { min: 1, max: 9 }],
  ["9", { min: 1, max: 9 }],
  ["", { min: 1 }],
])("takes the number %j between %j", (answer, limits) => {
  expect(said({ ...seats, ...limits }, answer)).toBeUndefined();
});

it.each([
  ["douze", {}, "Nombre à corriger\u00A0: Postes. Écrivez un nombre entier."],
  ["1.5", {}, "Nombre à corriger\u00A0: Postes. Écrivez un nombre entier."],
  ["0", { min: 1 }, "Nombre à corriger\u00A0: Postes. Écrivez un nombre entier à partir de 1."],
  ["10", { max: 9 }, "Nombre à corriger\u00A0: Postes. Écrivez un nombre entier jusqu’à 9."],
  ["10", { min: 1, max: 9 }, "Nombre à corriger\u00A0: Postes. Écrivez un nombre entier de 1 à 9."],
])("refuses the number %j between %j", (answer, limits, message) => {
  expect(said({ ...seats, ...limits }, answer)).toBe(message);
});

it("believes the browser that an answer is no number, though it gives none", () => {
  expect(said(seats, "", ["postes"])).toBe("Nombre à corriger\u00A0: Postes. Écrivez un nombre entier.");
});

it.each([
  ["2026-09-01", {}],
  ["2026-09-01", { min: "2026-09-01", max: "2026-09-01" }],
  [dayOf("today"), { min: "today", max: "today" }],
])("takes the day %s between %j", (answer, limits) => {
  expect(said({ ...begin, ...limits }, answer)).toBeUndefined();
});

it.each([
  ["2026-09-00", {}, "Date à corriger\u00A0: Début. Choisissez un jour."],
  ["1er septembre", {}, "Date à corriger\u00A0: Début. Choisissez un jour."],
  [
    "2026-08-31",
    { min: "2026-09-01" },
    "Date à corriger\u00A0: Début. Choisissez un jour à partir du 01/09/2026.",
  ],
  [
    "2027-01-01",
    { min: "2026-09-01", max: "2026-12-31" },
    "Date à corriger\u00A0: Début. Choisissez un jour du 01/09/2026 au 31/12/2026.",
  ],
])("refuses the day %s between %j", (answer, limits, message) => {
  expect(said({ ...begin, ...limits }, answer)).toBe(message);
});

it("takes the visitor's own day for today", () => {
  expect(dayOf("today", new Date(2026, 0, 5, 0, 30))).toBe("2026-01-05");
  expect(dayOf("today", new Date(2026, 11, 31, 23, 30))).toBe("2026-12-31");
});
