import { expect, it } from "vitest";
import { isInShard } from "./shard.ts";

const names = Array.from({ length: 7000 }, (_, i) => `/zone-${i}`);

it.each([1, 2, 4, 7])("puts each name into one of %i parts, evenly", (count) => {
  const parts = Array.from({ length: count }, (_, i) =>
    names.filter((name) => isInShard({ index: i + 1, count }, name)),
  );
  expect(parts.flat().sort()).toEqual(names.toSorted());
  for (const part of parts) expect(Math.abs(part.length * count - names.length)).toBeLessThan(700);
});

it("puts a name where it always was: parts are built on machines that do not know of each other", () => {
  expect([1, 2, 3].filter((index) => isInShard({ index, count: 3 }, "/clichy"))).toEqual([2]);
});
