import fc from "fast-check";
import { expect, it } from "vitest";
import { readChoice, writeChoice } from "./stored-choice.ts";

const MADE = new Date(2026, 10, 21, 12).getTime();
const choice = { audience: true, advertising: false };

it("holds six months, to the day, and not before it was made", () => {
  const text = writeChoice(choice, MADE);
  expect(readChoice(text, MADE)).toEqual(choice);
  expect(readChoice(text, new Date(2027, 4, 21, 11).getTime())).toEqual(choice);
  expect(readChoice(text, new Date(2027, 4, 21, 12).getTime())).toBeUndefined();
  expect(readChoice(text, MADE - 1)).toBeUndefined();
});

it.each([
  null,
  "",
  "null",
  "{}",
  "true",
  '{"audience":true}',
  '{"audience":1,"advertising":1,"since":1}',
  '{"audience":true,"advertising":true,"since":1e999}',
])("is no choice: %s", (text) => {
  expect(readChoice(text, MADE)).toBeUndefined();
});

it("never throws, whatever is kept, and reads what it wrote", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.integer(), (text, now) => {
      readChoice(text, now);
    }),
  );
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 0, max: 4e12 }),
      (audience, advertising, now) => {
        expect(readChoice(writeChoice({ audience, advertising }, now), now)).toEqual({
          audience,
          advertising,
        });
      },
    ),
  );
});
