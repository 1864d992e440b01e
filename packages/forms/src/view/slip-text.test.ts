import type { Form } from "@vitrine/schema/content/form";
import type { FormOption } from "@vitrine/schema/content/form-field";
import { expect, test } from "vitest";
import { exampleForm } from "../tests/example-form.ts";
import { slipText } from "./slip-text.ts";

const estimate = exampleForm.estimate as NonNullable<Form["estimate"]>;
const slip = (times?: string, duration?: string, price = "20\u202F€", form = exampleForm) =>
  slipText(
    { ...form, estimate: { ...estimate, price } },
    new Map([
      ["nombre_interventions_par_semaine", times],
      ["duree_souhaitee_par_intervention", duration],
    ]),
  );

test("a slip multiplies the chosen amounts and the price", () => {
  expect(slip("2", "2h00")).toEqual([
    "80 €",
    "TTC par semaine",
    "2\u00A0passages\u00A0×\u00A02\u202Fh\u00A0×\u00A020\u202F€, à\u00A0confirmer",
  ]);
  expect(slip("1", "1h30")).toEqual([
    "30 €",
    "TTC par semaine",
    "1\u00A0passage\u00A0×\u00A01\u202Fh\u202F30\u00A0×\u00A020\u202F€, à\u00A0confirmer",
  ]);
  expect(slip("2", "1h30", "22,35\u202F€")?.[0]).toBe("67,05 €");
  expect(slip("1", "1h30", "15\u202F€")?.[0]).toBe("22,50 €");
  expect(slip("2", "1h30", "1\u202F390,50\u00A0€")?.[0]).toBe("4\u202F171,50\u00A0€");
});

test("a product that is whole but for its last binary digit has no cents", () => {
  const form = JSON.parse(JSON.stringify(exampleForm).replace('"amount":1.5', '"amount":2.5')) as Form;
  expect(slip("5 fois par semaine ou +", "1h30", "1,12\u202F€", form)?.[0]).toBe("Dès 14 €");
});

test("an amount that is a minimum gives a least price", () => {
  expect(slip("5 fois par semaine ou +", "2h00")?.[0]).toBe("Dès 200 €");
});

test("without all answers a slip is an example, with the first option of the other questions", () => {
  expect(slip()).toEqual([
    "30 €",
    "TTC par semaine",
    "Par exemple\u00A0: 1\u00A0passage\u00A0×\u00A01\u202Fh\u202F30\u00A0×\u00A020\u202F€",
  ]);
  expect(slip("2")).toEqual([
    "60 €",
    "TTC par semaine",
    "Par exemple\u00A0: 2\u00A0passages\u00A0×\u00A01\u202Fh\u202F30\u00A0×\u00A020\u202F€",
  ]);
});

const choice = (name: string, options: FormOption[]) =>
  ({ type: "choice", name, label: name, options }) as const;
const rooms: Form = {
  ...exampleForm,
  groups: [
    {
      legend: "Votre box",
      fields: [
        choice("box", [
          { value: "3 m²", estimate: { price: "59\u00A0€" } },
          { value: "12 m²", estimate: { price: "1\u202F189\u00A0€", atLeast: true } },
        ]),
        choice("mois", [
          { value: "1 mois", estimate: { amount: 1 } },
          { value: "2 mois", estimate: { amount: 2 } },
        ]),
      ],
    },
  ],
  estimate: { title: "Votre prix", period: "TTC", factors: [{ field: "box" }, { field: "mois" }] },
};

test("an option's own price replaces that of the estimate", () => {
  expect(slipText(rooms, new Map())).toEqual([
    "59\u00A0€",
    "TTC",
    "Par exemple\u00A0: 3 m², 1 mois\u00A0×\u00A059\u00A0€",
  ]);
  expect(
    slipText(
      rooms,
      new Map([
        ["box", "12 m²"],
        ["mois", "2 mois"],
      ]),
    ),
  ).toEqual([
    "Dès 2\u202F378\u00A0€",
    "TTC",
    "12 m², 2 mois\u00A0×\u00A01\u202F189\u00A0€, à\u00A0confirmer",
  ]);
});

test("a form without an estimate has no slip", () => {
  const { estimate: _, ...form } = exampleForm;
  expect(slipText(form, new Map())).toBeUndefined();
});

test("a number multiplies the price; without one within its limits the least counts as an example", () => {
  const guests = { type: "number", name: "convives", label: "Convives", min: 15, max: 1500 } as const;
  const form: Form = {
    ...rooms,
    groups: [...rooms.groups, { legend: "Votre buffet", fields: [guests] }],
    estimate: { title: "Votre prix", period: "TTC", factors: [{ field: "box" }, { field: "convives" }] },
  };
  const slipFor = (convives: string) =>
    slipText(form, new Map(Object.entries({ box: "3 m²", convives })))?.slice(0, 3);
  expect(slipFor("1200")).toEqual([
    "70\u202F800\u00A0€",
    "TTC",
    "3 m², 1\u202F200\u00A0×\u00A059\u00A0€, à\u00A0confirmer",
  ]);
  for (const wrong of ["", "14", "1501", "20.5", "abc"])
    expect(slipFor(wrong)).toEqual([
      "885\u00A0€",
      "TTC",
      "Par exemple\u00A0: 3 m², 15\u00A0×\u00A059\u00A0€",
    ]);
});
