import fc from "fast-check";
import { expect, it } from "vitest";
import { everyWord, wordOf } from "./every-word.ts";

const placesOf = (text: string) => {
  const places: { word: number; start: number; end: number }[] = [];
  everyWord(text, (word, start, end) => places.push({ word, start, end }) > 0);
  return places;
};

it("finds the runs that a pattern of letters and digits matches", () => {
  const unit = fc.oneof(
    fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(..."aéœ9 -'\u{1d49c}\u{104a0}"),
  );
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const found = placesOf(text).map(({ word, start, end }) => [wordOf(word), start, end]);
      const expected = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
      expect(found).toEqual(expected.map(({ 0: word, index }) => [word, index, index + word.length]));
    }),
  );
});

it("ends with the first refused word", () => {
  const seen: string[] = [];
  expect(everyWord("un deux trois", (word) => seen.push(wordOf(word)) < 2)).toBe(false);
  expect(seen).toEqual(["un", "deux"]);
  expect(everyWord("un deux", () => true)).toBe(true);
});

it("gives equal words equal numbers among many", () => {
  const words = Array.from({ length: 20_000 }, (_, i) => `mot${i}`);
  const numbers = placesOf(words.join(" ")).map(({ word }) => word);
  expect(new Set(numbers).size).toBe(words.length);
  expect(words.flatMap((word) => placesOf(word).map((place) => place.word))).toEqual(numbers);
});
