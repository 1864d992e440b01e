import { expect, it } from "vitest";
import { exampleFields } from "./example-form.ts";
import { currentAnswer, TICKED } from "./form-fields.ts";

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
