import { expect, it } from "vitest";
import type { Commune } from "../../communes/commune-registry.ts";
import { finderPlaces } from "./finder-places.ts";
import type { PlacedMap } from "./zone-map.ts";
import { neighboursOf } from "./neighbours.ts";
import type { ZonePlace } from "./zone-places.ts";

const commune = (insee: string, name: string): Commune => ({
  insee,
  name,
  elides: false,
  department: { code: insee.slice(0, 2), name: insee.slice(0, 2) },
  postalCodes: [insee],
  population: 1,
  formerNames: [],
});
const [a, b, c, d] = [
  commune("75101", "A"),
  commune("75102", "B"),
  commune("92001", "C"),
  commune("92002", "Les D"),
];
const inRow = (communes: readonly Commune[]): PlacedMap =>
  new Map(communes.map((one, column) => [one.insee, { commune: one, column, row: 0 }]));
const map = inRow([a, b, c, d]);
const page = (one: Commune): ZonePlace =>
  ({
    commune: one,
    main: false,
    listed: true,
    name: one.name,
    route: `/${one.name.toLowerCase()}`,
    slug: one.name.toLowerCase(),
    neighbours: [],
  }) satisfies ZonePlace;

it("points a place without a page to the nearest one, within its own département if two are equally near", () => {
  expect(finderPlaces([page(a), page(c)], map)).toEqual([
    {
      department: "75",
      places: [
        ["A", "75101", "/a"],
        ["B", "75102", 0],
      ],
    },
    {
      department: "92",
      places: [
        ["C", "92001", "/c"],
        ["Les D", "92002", 2],
      ],
    },
  ]);
});

it("prefers the outer of two pages that are equally near", () => {
  const lopsided = inRow([a, c, b, d, commune("92003", "E")]);
  const places = finderPlaces([page(a), page(b)], lopsided).flatMap((group) => group.places);
  expect(places[2]).toEqual(["C", "92001", 0]);
});

it("lists only the pages if there is no map, and gives -1 if there is no page", () => {
  expect(finderPlaces([page(c)], new Map())).toEqual([{ department: "92", places: [["C", "92001", "/c"]] }]);
  expect(finderPlaces([], map)[0]?.places).toEqual([
    ["A", "75101", -1],
    ["B", "75102", -1],
  ]);
});

it("lists a commune's former names beside its own", () => {
  const merged = { ...b, formerNames: ["Old B"] };
  const answers = (paged: Commune) =>
    finderPlaces([page(paged)], inRow([merged, c, d])).flatMap((group) => group.places);
  expect(answers(merged)).toEqual([
    ["B", "75102", "/b"],
    ["Old B", "75102", "/b"],
    ["C", "92001", 0],
    ["Les D", "92002", 0],
  ]);
  expect(answers(c)).toEqual([
    ["B", "75102", 2],
    ["Old B", "75102", 2],
    ["C", "92001", "/c"],
    ["Les D", "92002", 2],
  ]);
});

it("counts pages whose tiles share a side or a corner as neighbours, and otherwise the two nearest", () => {
  const near = neighboursOf([page(a), page(b), page(c)], map);
  expect(near.get("/b")?.map(({ name }) => name)).toEqual(["A", "C"]);
  expect(near.get("/c")?.map(({ name }) => name)).toEqual(["B"]);
  const lone = neighboursOf([page(a), page(b), page(d)], map).get("/les d");
  expect(lone?.map(({ name }) => name)).toEqual(["A", "B"]);
  const steps = [a, b, c].map((one, i) => [one.insee, { commune: one, column: i, row: i }] as const);
  const corners = neighboursOf([page(a), page(b), page(c)], new Map(steps));
  expect(corners.get("/b")?.map(({ name }) => name)).toEqual(["A", "C"]);
  expect(corners.get("/a")?.map(({ name }) => name)).toEqual(["B"]);
});
