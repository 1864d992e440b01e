// Downloads of a visitor's browser if every commune of France had a page. No page is rendered.
import { expect, it } from "vitest";
import { communeRegistry } from "@vitrine/generator/commune-registry";
import { communeSlug } from "@vitrine/generator/find-communes";
import { arrangePlaces } from "@vitrine/generator/zone-geography";
import type { FinderFile, FinderGroup, FinderPlace } from "@vitrine/schema/page-props";
import { findPart } from "@vitrine/ui/find-part";
import { matchPlaces } from "@vitrine/ui/match-places";

const registry = communeRegistry();
const communes = registry.all();
const places = communes.map((commune) => ({
  commune,
  name: commune.name,
  route: `/${communeSlug(commune)}-${commune.insee.toLowerCase()}`,
}));
const { lists, local } = arrangePlaces(
  places.map(({ route, commune: { insee } }) => ({ path: `zones${route}.yaml`, outline: { insee } })),
  (path) => ({ path, text: "" }),
  {
    brokenPages: { zones: new Set(), routes: new Set(), anyRoute: false },
    unpublished: new Map(),
    zoneMap: undefined,
  },
  { zones: { route: "/zones", title: "", near: "", all: "" } },
  registry,
);
const { whole, short, departments, finder } = lists;
const texts = new Map(finder.files.map(({ address, text }) => [address, text]));
const files = new Map([...texts].map(([address, text]) => [address, JSON.parse(text) as FinderFile]));
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

it("lists départements on the page of all zones, and main zones elsewhere", () => {
  expect(communes.length).toBeGreaterThan(34_900);
  expect(bytes(whole)).toBeLessThan(10_000);
  expect(bytes(short)).toBeLessThan(3000);
  expect(whole.departments?.find(({ code }) => code === "92")).toEqual({
    code: "92",
    name: "Hauts-de-Seine",
    route: "/zones/hauts-de-seine",
    count: 36,
  });
  expect(whole.departments?.slice(18, 22).map(({ code }) => code)).toEqual(["19", "2A", "2B", "21"]);
});

it("gives every commune a place on one département's page, none of them long", () => {
  const listed = departments.flatMap(({ groups }) =>
    groups.flatMap(({ zones }) => zones.map(({ route }) => route)),
  );
  expect(new Set(listed).size).toBe(communes.length);
  expect(new Set(departments.map(({ department }) => department.route)).size).toBe(departments.length);
  expect(Math.max(...departments.map(bytes))).toBeLessThan(60_000);
  const around = new Map(local).get("clichy-92024");
  expect(around?.().department).toEqual({
    name: "Hauts-de-Seine",
    route: "/zones/hauts-de-seine",
  });
});

it("sends the finder no more than 20 KB for a search", () => {
  const most = (address: string): number => {
    const file = files.get(address);
    if (file === undefined) throw new Error(`There is no file ${address}.`);
    const own = Buffer.byteLength(texts.get(address) ?? "");
    return "parts" in file ? own + Math.max(0, ...file.parts.map(([, part]) => most(part))) : own;
  };
  expect(most(finder.address)).toBeLessThanOrEqual(20_000);
});

const part = (query: string) => {
  const found = findPart(files, finder.address, query);
  if ("needs" in found) throw new Error(`There is no file ${found.needs}.`);
  return found;
};

it("finds every commune by its name and its postal codes, the largest of homonyms first", () => {
  const lost = places.flatMap(({ commune, route }) =>
    [commune.name, ...commune.postalCodes]
      .filter(
        (query) => !part(query).groups.some((group) => group.places.some(([, , page]) => page === route)),
      )
      .map((query) => `${query}: ${route}`),
  );
  expect(lost).toEqual([]);
  expect(matchPlaces(part("saint denis").groups, "saint denis")[0]?.[2]).toBe("/saint-denis-97411");
});

const everything: readonly FinderGroup[] = [
  {
    department: "",
    places: places.flatMap(({ commune, name, route }): FinderPlace[] =>
      [name, ...commune.formerNames].map((one) => [one, commune.postalCodes.join(" "), route]),
    ),
  },
];
const isCommune = ([, , page]: readonly unknown[]) => !String(page).startsWith("/zones/");
const pagesIn = (groups: readonly FinderGroup[], query: string) =>
  matchPlaces(groups, query)
    .filter(isCommune)
    .map(([, , page]) => page)
    .toSorted();

it.each([
  "clichy",
  "levall",
  "perret",
  "le havre",
  "haye",
  "9211",
  "75016",
  "16e",
  "st denis",
  "sur orge",
  "2a004",
])("gives the same answers for %j as one list of all", (query) => {
  const { groups, partial } = part(query);
  expect(partial).toBe(false);
  expect(pagesIn(groups, query)).toEqual(pagesIn(everything, query));
});

it("answers with the département's page for its name and its number", () => {
  const first = (query: string) => matchPlaces(part(query).groups, query)[0]?.[2];
  expect(first("hauts de seine")).toBe("/zones/hauts-de-seine");
  expect(first("62")).toBe("/zones/pas-de-calais");
});
