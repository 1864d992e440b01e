import { expect, it } from "vitest";
import type { TileRows } from "@vitrine/schema/page-props";
import { borders } from "./borders.ts";

const of = (department: string) => ({ name: department, department });
const rows: TileRows = [
  [null, of("92"), null, null],
  [of("92"), of("75"), of("93"), null],
  [{ name: "?" }, of("94"), of("94"), of("94")],
];

it("parts tiles from those of another département to the west and north", () => {
  expect(borders(rows, [1, 1])).toEqual(["west", "north"]);
  expect(borders(rows, [1, 2])).toEqual(["north"]);
  expect(borders(rows, [0, 1])).toEqual([]);
  expect(borders(rows, [0, 2])).toEqual([]);
});

it("names the ends of a line that no other line meets", () => {
  expect(borders(rows, [2, 2])).toEqual(["north", "free-east"]);
  expect(borders([[of("92")], [of("93")]], [0, 1])).toEqual(["north", "free-west", "free-east"]);
  expect(borders([[of("92"), of("93")]], [1, 0])).toEqual(["west", "free-north", "free-south"]);
});
