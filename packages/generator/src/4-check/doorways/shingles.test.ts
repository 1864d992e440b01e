import fc from "fast-check";
import { expect, it } from "vitest";
import { jaccard, sharedShingles, shingleSet } from "./shingles.ts";

const numbers = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 40 });

it("jaccard is the intersection over the union", () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const [left, right] = [new Set(a), new Set(b)];
      const union = left.union(right).size;
      expect(jaccard(shingleSet(a), shingleSet(b))).toBe(
        union === 0 ? 0 : left.intersection(right).size / union,
      );
    }),
  );
});

it("finds what stands in more than one set, as counting does", () => {
  fc.assert(
    fc.property(fc.array(numbers, { maxLength: 8 }), (lists) => {
      const counted = Map.groupBy(
        lists.flatMap((list) => [...new Set(list)]),
        (shingle) => shingle,
      );
      const repeated = [...counted].filter(([, found]) => found.length > 1).map(([shingle]) => shingle);
      expect(sharedShingles(lists.map(shingleSet))).toEqual(new Set(repeated));
    }),
  );
});

it("finds the same as counting does", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 0, max: 60 })), { maxLength: 12 }), (lists) => {
      const sets = lists.map((list) => shingleSet(list.map((n) => Math.imul(n, 0x10000001) >>> 0)));
      const all = sets.flatMap((set) => [...set]);
      const twice = all.filter((shingle, i) => all.indexOf(shingle) !== i);
      expect(sharedShingles(sets)).toEqual(new Set(twice));
    }),
  );
});

it("finds what stands in more than one set", () => {
  expect(sharedShingles([shingleSet([5, 1, 9]), shingleSet([9, 2]), shingleSet([4294967295, 5])])).toEqual(
    new Set([5, 9]),
  );
});
