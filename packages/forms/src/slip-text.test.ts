import type { Form } from "@vitrine/schema/content/form";
import { expect, test } from "vitest";
import { exampleForm } from "./tests/example-form.ts";
import { fieldsOf } from "./form-fields.ts";
import { slipText } from "./slip-text.ts";

const estimate = exampleForm.estimate as NonNullable<Form["estimate"]>;
const options = fieldsOf(exampleForm).flatMap((field) => ("options" in field ? field.options : []));
const slip = (answers: readonly string[], price = estimate.price) =>
  slipText(
    { ...estimate, price },
    answers.map((answer) => options.find(({ value }) => value === answer)),
  );

test("a slip multiplies the chosen amounts and the price", () => {
  expect(slip(["2", "2h00"])).toBe(
    "80\u202F€ par semaine\n2\u00A0passages × 2\u202Fh × 20\u202F€\u00A0TTC, à confirmer",
  );
  expect(slip(["1", "1h30"])).toBe(
    "30\u202F€ par semaine\n1\u00A0passage × 1\u202Fh\u202F30 × 20\u202F€\u00A0TTC, à confirmer",
  );
  expect(slip(["2", "1h30"], "22,35\u202F€")).toMatch(/^67,05\u202F€ par semaine\n/);
});

test("an amount that is a minimum gives a least price", () => {
  expect(slip(["5 fois par semaine ou +", "2h00"])).toMatch(/^Dès 200\u202F€ par semaine\n5\u00A0passages/);
});

test("without all answers a slip says how the price is reckoned, and no sum", () => {
  expect(slip([])).toBe("Votre semaine, en chiffres\nnombre d’interventions × durée × 20\u202F€\u00A0TTC");
  expect(slip(["2"])).toBe("Votre semaine, en chiffres\n2\u00A0passages × durée × 20\u202F€\u00A0TTC");
});
