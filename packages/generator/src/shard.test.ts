import { expect, it } from "vitest";
import { isInShard } from "./shard.ts";

const routes = Array.from({ length: 7000 }, (_, i) => `/zone-${i}`);

it.each([1, 2, 4, 7])("puts each page into one of %i parts, evenly", (count) => {
  const parts = Array.from({ length: count }, (_, i) =>
    routes.filter((route) => isInShard({ index: i + 1, count }, route)),
  );
  expect(parts.flat().sort()).toEqual(routes.toSorted());
  for (const part of parts) expect(Math.abs(part.length * count - routes.length)).toBeLessThan(700);
});

it("puts a page into one part on every machine, whatever other pages exist", () => {
  expect([1, 2, 3].filter((index) => isInShard({ index, count: 3 }, "/clichy"))).toEqual([2]);
});
