import fc from "fast-check";
import { expect, it } from "vitest";
import { jaccard, SHINGLE_WORDS, shinglesOf, shingleSet } from "./shingles.ts";

const numbers = fc
  .array(fc.integer({ min: 0, max: 30 }), { maxLength: 40 })
  .map((list) => Uint32Array.from(list));

it("has a shingle at each word but the last four", () => {
  const words = [1, 2, 3, 4, 5, 6, 7].map((form) => ({ form, start: 0, end: 0 }));
  const shingles = shinglesOf(words);
  expect(shingles).toHaveLength(7);
  expect([...shingles].map((shingle) => shingle !== 0)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([...shinglesOf(words.slice(0, SHINGLE_WORDS - 1))]).toEqual([0, 0, 0, 0]);
});

it("jaccard is the intersection over the union", () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const all = new Set([...a, ...b].filter((shingle) => shingle !== 0));
      const union = all.size;
      const common = [...all].filter((shingle) => a.includes(shingle) && b.includes(shingle)).length;
      expect(jaccard(shingleSet(a), shingleSet(b))).toBe(union === 0 ? 0 : common / union);
    }),
  );
});
