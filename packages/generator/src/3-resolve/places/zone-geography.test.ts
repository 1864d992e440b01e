import { expect, it } from "vitest";
import { registry } from "../../../tests/real-communes.ts";
import { placeLists } from "./zone-geography.ts";
import { placeOf, type ZonePlace } from "./zone-places.ts";

it("lists each département's places by name, with Paris 2e before Paris 10e", () => {
  const codes = ["59009", "59017", "59350", "75102", "75110", "92024"];
  const places = codes.map((code): ZonePlace => {
    const commune = registry.byInsee(code);
    if (commune === undefined) throw new Error(`There is no commune ${code}.`);
    return { slug: code, main: true, listed: true, neighbours: [], ...placeOf(code, commune) };
  });
  const { main, whole, short } = placeLists(places, new Map(), new Map(), {});
  const named = [
    ["Armentières", "Lille", "Villeneuve-d’Ascq"],
    ["Paris\u00A02ᵉ", "Paris\u00A010ᵉ"],
    ["Clichy"],
  ];
  expect(main.map(({ name }) => name)).toEqual(named.flat());
  for (const { groups } of [whole, short])
    expect(groups.map(({ zones }) => zones.map(({ name }) => name))).toEqual(named);
});
