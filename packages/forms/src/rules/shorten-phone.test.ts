import fc from "fast-check";
import { expect, it } from "vitest";
import { exampleValues } from "./example-values.ts";
import { phone } from "./phone.ts";
import { shortenPhone } from "./shorten-phone.ts";

it.each([
  ["+33 6 39 98 12 34", "+33639981234"],
  ["+33-6.39.98.12.34", "+33639981234"],
  [" 06 39 98 12 34 ", "06 39 98 12 34"],
  ["06\u00a039\u202f98\u00a012\u00a034", "06 39 98 12 34"],
  ["06.39.98.12.34", "06.39.98.12.34"],
])("makes %j %j", (typed, sent) => {
  expect(shortenPhone(typed)).toBe(sent);
  expect(phone({ ...exampleValues, telephone: sent })).toEqual([]);
});

it("leaves a number too long that separators don't explain for the rule to refuse", () => {
  expect(shortenPhone("+336399812345678")).toBe("+336399812345678");
});

it("never throws, loses no digit, and changes nothing the second time", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const sent = shortenPhone(typed);
      expect(shortenPhone(sent)).toBe(sent);
      expect(sent.replace(/\D/g, "")).toBe(typed.replace(/\D/g, ""));
    }),
  );
});
