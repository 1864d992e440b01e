import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import type { ZoneMap } from "@vitrine/schema/content/zone-map";
import { communeRegistry } from "../registry/commune-registry.ts";
import { placeMap } from "./zone-map.ts";

const written = parse(
  readFileSync(new URL("../../../../content/zone-map.yaml", import.meta.url), "utf8"),
) as ZoneMap;
const { map, issues } = placeMap(written, communeRegistry());

it("has all 142 places of Paris and its three neighbours, once each", () => {
  expect(issues).toEqual([]);
  expect(map.places.size).toBe(142);
});

it.each([
  ["75117", "75118"],
  ["75113", "94041"],
  ["92024", "75117"],
  ["93006", "75120"],
  ["92012", "75116"],
])("%s touches %s", (a, b) => {
  const [one, two] = [map.places.get(a), map.places.get(b)];
  expect(Math.abs((one?.column ?? 0) - (two?.column ?? 99))).toBeLessThanOrEqual(1);
  expect(Math.abs((one?.row ?? 0) - (two?.row ?? 99))).toBeLessThanOrEqual(1);
});

it("keeps the départements on their sides of Paris", () => {
  const middle = (code: string, axis: "column" | "row") => {
    const places = [...map.places.values()].filter(({ commune }) => commune.department.code === code);
    return places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  };
  expect(middle("92", "column")).toBeLessThan(middle("75", "column"));
  expect(middle("93", "row")).toBeLessThan(middle("75", "row"));
  expect(middle("94", "row")).toBeGreaterThan(middle("75", "row"));
  expect(middle("94", "column")).toBeGreaterThan(middle("75", "column"));
});
