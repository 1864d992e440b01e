import { expect, it } from "vitest";
import type { FinderFile, FinderGroup } from "@vitrine/schema/page-props";
import { findPart } from "./find-part.ts";

const list = (...names: string[]): readonly FinderGroup[] => [
  { department: "", places: names.map((name) => [name, "", "/page"]) },
];
const files = new Map<string, FinderFile>([
  [
    "/first",
    {
      parts: [
        ["c", "/c"],
        ["s", "/in-s"],
      ],
      exact: [],
    },
  ],
  ["/c", list("Clichy")],
  [
    "/in-s",
    {
      parts: [
        ["sa", "/sa"],
        ["saint-d", "/saint-d"],
        ["saint-m", "/saint-m"],
        ["se", "/se"],
      ],
      exact: list("Saint"),
    },
  ],
  ["/sa", list("Sablet")],
  ["/saint-m", list("Saint-Mandé")],
]);

it.each([
  ["", { groups: [], partial: false }],
  ["Clichy", { groups: list("Clichy"), partial: false }],
  ["a", { groups: [], partial: false }],
  ["s", { groups: list("Saint"), partial: true }],
  ["Saint", { groups: list("Saint"), partial: true }],
  ["Saint-M", { groups: list("Saint-Mandé"), partial: false }],
  ["St Mandé", { groups: list("Saint-Mandé"), partial: false }],
  ["sous Saint-M", { groups: list("Saint-Mandé"), partial: false }],
  ["sab", { groups: list("Sablet"), partial: false }],
  ["Saint-F", { needs: "/saint-d" }],
  ["Sète", { needs: "/se" }],
  ["zzz", { needs: "/se" }],
])("%j", (query, part) => {
  expect(findPart(files, "/first", query)).toEqual(part);
});

it("needs the first file first, and finds everything there where it is the only one", () => {
  expect(findPart(new Map(), "/first", "Clichy")).toEqual({ needs: "/first" });
  const only = new Map([["/first", list("Clichy")]]);
  expect(findPart(only, "/first", "Saint")).toEqual({ groups: list("Clichy"), partial: false });
});
