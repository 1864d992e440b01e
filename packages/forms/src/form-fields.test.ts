import type { FormField } from "@vitrine/schema/content/form-field";
import { TICKED } from "@vitrine/schema/form-wire";
import { expect, it } from "vitest";
import { exampleFields } from "./tests/example-form.ts";
import { askedFields, currentAnswer } from "./form-fields.ts";

const visits = exampleFields.filter(({ name }) => name === "nombre_interventions_par_semaine");

it.each([
  ["5 fois par semaine", "5 fois par semaine ou +"],
  ["5 fois par semaine ou +", "5 fois par semaine ou +"],
  ["2", "2"],
  ["12 fois", ""],
  ["2\nconstructor\n5 fois par semaine", "2\n5 fois par semaine ou +"],
])("gives the choice %j its present value %j", (answer, present) => {
  expect(visits.map((field) => currentAnswer(field, answer))).toEqual([present]);
});

it("takes a box for ticked by its own value alone", () => {
  const box = { type: "consent", name: "accord", label: "J’accepte." } as const;
  expect([TICKED, "on"].map((answer) => currentAnswer(box, answer))).toEqual([TICKED, ""]);
});

const ofFlat = { field: "type", is: ["appartement"] };
const dwelling: readonly FormField[] = [
  { type: "choice", name: "type", label: "Type", options: [{ value: "maison" }, { value: "appartement" }] },
  { type: "number", name: "etage", label: "Étage", when: ofFlat },
  { type: "consent", name: "ascenseur", label: "Ascenseur", when: ofFlat },
  { type: "text", name: "digicode", label: "Digicode", when: { field: "ascenseur", is: [TICKED] } },
];

it.each([
  [{}, ["type"]],
  [{ type: "maison" }, ["type"]],
  [{ type: "appartement" }, ["type", "etage", "ascenseur"]],
  [{ type: "appartement", ascenseur: TICKED }, ["type", "etage", "ascenseur", "digicode"]],
  // An answer that is no longer asked for asks for nothing.
  [{ type: "maison", ascenseur: TICKED }, ["type"]],
  [{ type: "studio\nappartement" }, ["type", "etage", "ascenseur"]],
])("asks, after %j, for %j", (answers, names) => {
  expect(askedFields(dwelling, answers).map(({ name }) => name)).toEqual(names);
});
