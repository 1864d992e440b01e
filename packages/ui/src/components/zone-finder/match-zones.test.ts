import { expect, it } from "vitest";
import { matchZones } from "./match-zones.ts";

const groups = [
  {
    department: { code: "75", name: "Paris" },
    zones: [
      { name: "Paris\u00a01ᵉʳ", route: "/paris-1", postalCodes: ["75001"] },
      { name: "Paris\u00a016ᵉ", route: "/paris-16", postalCodes: ["75016", "75116"] },
    ],
  },
  {
    department: { code: "92", name: "Hauts-de-Seine" },
    zones: [{ name: "Levallois-Perret", route: "/levallois-perret", postalCodes: ["92300"] }],
  },
];

const found = (query: string) =>
  matchZones(groups, query).flatMap(({ zones }) => zones.map(({ route }) => route));

it.each([
  ["", ["/paris-1", "/paris-16", "/levallois-perret"]],
  ["LEVALLOIS", ["/levallois-perret"]],
  ["perret", ["/levallois-perret"]],
  ["92300", ["/levallois-perret"]],
  ["75116", ["/paris-16"]],
  ["paris 16e", ["/paris-16"]],
  ["hauts de seine", ["/levallois-perret"]],
  ["lyon", []],
])("%j finds %j", (query, routes) => {
  expect(found(query)).toEqual(routes);
});
