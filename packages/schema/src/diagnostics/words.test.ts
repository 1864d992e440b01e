import { expect, it } from "vitest";
import { catalogue } from "./catalogue.data.ts";
import { inLanguage } from "./words.ts";

it("sets the no-break spaces of French, and leaves quotes and colons of YAML alone", () => {
  const fr = "Écrivez « route: / » : c’est \"14 %\", 'l''eau' ; n’est-ce pas ?";
  expect(inLanguage({ en: "Write « a » : b ?", fr }, "fr")).toBe(
    "Écrivez «\u00A0route: /\u00A0»\u00A0: c’est \"14\u202F%\", 'l''eau'\u202F; n’est-ce pas\u202F?",
  );
  expect(inLanguage({ en: "Write « a » : b ?", fr }, "en")).toBe("Write « a » : b ?");
});

it("lists the codes in alphabetical order", () => {
  const codes = Object.keys(catalogue);
  expect(codes).toEqual(codes.toSorted());
});

it("has a title and a remedy in French for each code", () => {
  const texts = Object.values(catalogue).flatMap(({ title, help, hint }) => [title, help ?? hint]);
  expect(texts.filter(({ en, fr }) => fr.trim() === "" || fr === String(en))).toEqual([]);
  // Apostrophes of French are curved.
  expect(texts.filter(({ fr }) => /\p{L}'\p{L}/u.test(fr))).toEqual([]);
});
