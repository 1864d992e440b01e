import fc from "fast-check";
import { expect, it } from "vitest";
import { ownShares, repeatedShares } from "./own-shares.ts";
import { SHINGLE_WORDS } from "./shingles.ts";

/** Texts of few different shingles, so that texts share many; 0 where no shingle begins. */
const texts = fc.array(
  fc
    .array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })
    .map((list) =>
      Uint32Array.from(list, (n, i) =>
        i > list.length - SHINGLE_WORDS ? 0 : Math.imul(n, 0x10000001) >>> 0,
      ),
    ),
  { maxLength: 8 },
);

/** Applies the rule word by word, slowly. */
function counted(one: number, all: readonly Uint32Array[]): number {
  const text = [...(all[one] ?? [])];
  const isShared = (shingle: number) =>
    shingle !== 0 && all.some((other, i) => i !== one && other.includes(shingle));
  const own = text.filter(
    (_, word) => !text.slice(Math.max(0, word - SHINGLE_WORDS + 1), word + 1).some(isShared),
  );
  return text.length === 0 ? 1 : own.length / text.length;
}

it("is the share of words in no shingle of another text", () => {
  fc.assert(
    fc.property(texts, (all) => {
      const half = all.length / 2;
      const shares = [...ownShares(all)];
      const ofSome = ownShares(all.slice(0, half), all.slice(half));
      for (const i of all.keys()) expect(shares[i]).toBeCloseTo(counted(i, all), 12);
      expect(ofSome).toEqual(shares.slice(0, half));
    }),
  );
});

it("holds for long texts whose words are mostly unique", () => {
  const text = (seed: number) =>
    Uint32Array.from({ length: 50_000 }, (_, i) => Math.imul(i + seed, 0x9e3779b1) >>> 0 || 1);
  const all = [0, 25_000, 500_000, 900_000].map(text);
  const shares = [...ownShares(all)];
  expect(shares[0]).toBeCloseTo(0.5, 3);
  expect(shares[2]).toBe(1);
});

it("never gives less than the share of the shingles that come twice, and hardly more", () => {
  const sample = (seed: number, length: number) =>
    Uint32Array.from({ length }, (_, i) => Math.imul(i + seed, 0x9e3779b1) >>> 0 || 1);
  const samples = [sample(0, 40_000), sample(10_000, 40_000), sample(900_000, 40_000), new Uint32Array()];
  const [first = 0, second = 0, third = 1, empty] = repeatedShares(samples);
  for (const share of [first, second]) {
    expect(share).toBeGreaterThanOrEqual(0.75);
    expect(share).toBeLessThan(0.76);
  }
  expect(third).toBeLessThan(0.04);
  expect(empty).toBe(0);
});
