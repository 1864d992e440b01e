import { expect, it, vi } from "vitest";
import { candidatePairs, sketchOf } from "./min-hash.ts";
import { jaccard, type ShingledText, shingleSet } from "./shingles.ts";

// The exact comparison takes seconds of work, several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Yields pseudo-random numbers, the same in every run. */
function* noise(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
  }
}

/** Makes texts of 400 shingles; each copies a share of its shingles from an earlier text. */
function texts(count: number): ShingledText[] {
  const random = noise(1);
  const next = () => random.next().value as number;
  const made: ShingledText[] = [];
  for (let i = 0; i < count; i++) {
    const source = made[next() % Math.max(1, made.length)];
    const copied = (next() % 100) / 100;
    const own = Array.from({ length: 400 }, (_, n) =>
      source && n < 400 * copied ? (source[n] as number) : next(),
    );
    made.push(Uint32Array.from(own));
  }
  return made;
}

it("finds the same similar sets among 400 as an exact comparison", () => {
  const all = texts(400);
  const sets = all.map((text) => shingleSet(text));
  const similar = (i: number, j: number) =>
    jaccard(sets[i] as ReadonlySet<number>, sets[j] as ReadonlySet<number>) > 0.3;
  const exact = new Set<number>();
  for (let i = 0; i < all.length; i++)
    for (let j = i + 1; j < all.length; j++) if (similar(i, j)) exact.add(i).add(j);
  const pairs = candidatePairs(all.map((text) => sketchOf(text).signature));
  expect(exact.size).toBeGreaterThan(150);
  expect(new Set(pairs.filter(([i, j]) => similar(i, j)).flat())).toEqual(exact);
  expect(pairs.length).toBeLessThan((all.length * all.length) / 10);
});

it("names each pair once, and no pair of empty sets", () => {
  const same = Array.from({ length: 5 }, () => sketchOf(Uint32Array.of(1, 2, 3)).signature);
  const empty = sketchOf(Uint32Array.of(0, 0)).signature;
  const pairs = candidatePairs([...same, empty, empty]).map(String);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(pairs).toHaveLength(10);
});
