import fc from "fast-check";
import { expect, it } from "vitest";
import { phone } from "./phone.ts";
import { normalizePhone } from "./normalize-phone.ts";

it.each([
  ["+33 6 39 98 12 34", "+33639981234"],
  ["+33-6.39.98.12.34", "+33639981234"],
  [" 06 39 98 12 34 ", "06 39 98 12 34"],
  ["06\u00a039\u202f98\u00a012\u00a034", "06 39 98 12 34"],
  ["06.39.98.12.34", "06.39.98.12.34"],
  ["06/39/98/12/34", "06 39 98 12 34"],
  ["\u202A+33 6 39 98 12 34\u202C", "+33639981234"],
  ["06\u201339\u201398\u201312\u201334", "06-39-98-12-34"],
  ["+33 (0)6 39 98 12 34", "+33639981234"],
  ["+33(0)639981234", "+33639981234"],
  ["(+33) (0)6.39.98.12.34", "+33639981234"],
  ["0033 6 39 98 12 34", "0033639981234"],
  ["0033 (0) 6 39 98 12 34", "0033639981234"],
  ["(0)639981234", "(0)639981234"],
  ["06 00 33 (0)1", "06 00 33 (0)1"],
  ["+44 (0)20 7946 0958", "+442079460958"],
])("makes %j %j", (typed, sent) => {
  expect(normalizePhone(typed)).toBe(sent);
  expect(phone(sent)).toBeUndefined();
});

it("leaves a number too long that separators don't explain for the rule to refuse", () => {
  expect(normalizePhone("+336399812345678")).toBe("+336399812345678");
});

it("never throws, loses no digit, and changes nothing the second time", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(fc.constantFrom(..."0123456789 +.-/"), { maxLength: 24 }).map((signs) => signs.join("")),
  );
  fc.assert(
    fc.property(anyText, (typed) => {
      const sent = normalizePhone(typed);
      expect(normalizePhone(sent)).toBe(sent);
      expect(sent.replace(/\D/g, "")).toBe(typed.replace(/\D/g, ""));
    }),
  );
});
