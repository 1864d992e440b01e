import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { ZoneMap } from "@vitrine/schema/content/zone-map";
import type { Commune } from "../../communes/commune-registry.ts";
import { finderPlaces } from "./finder-places.ts";
import { placeCentres } from "../../../tests/place-centres.data.ts";
import { registry } from "../../../tests/real-communes.ts";
import { mapAround, mapInShort, mapOfZones, placeMap, placesByCell } from "./zone-map.ts";
import type { ZonePlace } from "./zone-places.ts";

const written = parse(
  readFileSync(new URL("../../../../../content/zone-map.yaml", import.meta.url), "utf8"),
) as ZoneMap;
const typesetName = ({ name, elides }: Commune) => typeset(placeName(name, elides).name);
const placed = (data: ZoneMap) =>
  placeMap({ file: { path: "zone-map.yaml", text: "" }, slug: "zone-map", data }, registry);
const { map, issues } = placed(written);

it("has all 142 places of Paris and its three neighbours, once each", () => {
  expect(issues).toEqual([]);
  expect(map.size).toBe(142);
});

it("names five places of a covered département that have no tile, and counts the others", () => {
  const without = written.rows.map((row) => row.replace(/\b7510[1-7]\b/g, "."));
  const [issue] = placed({ ...written, rows: without }).issues;
  expect(issue).toMatchObject({
    en: expect.stringMatching(
      /^The map has no tile for (?:Paris \S+ Arrondissement \(7510\d\)(?:, )?){5} … \(7\)\.$/,
    ),
    fr: expect.stringContaining(" … (7)."),
  });
});

it("reports a département off the list once, however many tiles it has", () => {
  const departments = ["75", "92", "94"];
  expect(placed({ ...written, departments }).issues).toMatchObject([
    {
      code: "place-not-covered",
      en: expect.stringMatching(/ not cover Seine-Saint-Denis \(93\), and has 39 of its places,/),
    },
  ]);
});

/** INSEE codes of places, each with places that share a border with it. */
const TOUCHING: Readonly<Record<string, readonly string[]>> = {
  "75101": ["75102", "75103", "75106", "75107", "75108", "75109"],
  "75104": ["75103", "75105", "75111", "75112"],
  "75105": ["75106", "75113", "75114"],
  "75110": ["75102", "75111", "75119"],
  "75112": ["75111", "94018", "94067"],
  "75113": ["75114", "94037", "94041", "94043"],
  "75114": ["75106", "75115", "92049", "92075"],
  "75115": ["75107", "75116", "92040", "92075"],
  "75116": ["75107", "75108", "92012", "92051"],
  "75117": ["75108", "75118", "92024", "92044", "92051"],
  "75118": ["75109", "92024", "93001", "93066", "93070"],
  "75119": ["75120", "93001", "93055", "93061"],
  "75120": ["75111", "93006", "93048", "93045"],
  "93048": ["93006", "94080", "94033", "93064"],
};

it.each(Object.entries(TOUCHING))("%s touches %j", (insee, others) => {
  const here = map.get(insee);
  for (const other of others) {
    const there = map.get(other);
    expect.soft(Math.abs((here?.column ?? 0) - (there?.column ?? 99)), other).toBeLessThanOrEqual(1);
    expect.soft(Math.abs((here?.row ?? 0) - (there?.row ?? 99)), other).toBeLessThanOrEqual(1);
  }
});

/** Communes beside Paris with a page; all arrondissements have one. */
const SUBURBAN_PAGES = new Set(["92012", "92024", "92044", "92051"]);

/** Approximates the distance between two places in kilometres; accurate enough at this latitude. */
function kilometres(a: string, b: string): number {
  const [from, to] = [placeCentres[a], placeCentres[b]];
  if (from === undefined || to === undefined) throw new Error(`No centre for ${a} or ${b}.`);
  return Math.hypot((from[0] - to[0]) * 111.2, (from[1] - to[1]) * 73.2);
}

it("sends no place to a page that lies much farther than another", () => {
  const pages = [...map.values()]
    .map(({ commune }) => commune)
    .filter(({ insee }) => insee.startsWith("75") || SUBURBAN_PAGES.has(insee))
    .map((commune) => ({ commune, route: commune.insee }) as ZonePlace);
  const places = finderPlaces(pages, map).flatMap((group) => group.places);
  const codes = new Map([...map.values()].map(({ commune }) => [typesetName(commune), commune.insee]));
  codes.set("Pierrefitte-sur-Seine", "93066");
  const detours = places.flatMap(([name, , page]) => {
    const insee = codes.get(name) ?? "";
    if (typeof page === "string") return [];
    const shown = kilometres(insee, String(places[page]?.[2]));
    const nearest = Math.min(...pages.map(({ route }) => kilometres(insee, route)));
    return shown - nearest > 1 ? [`${name}: ${(shown - nearest).toFixed(1)} km too far`] : [];
  });
  expect(places).toHaveLength(143);
  expect(detours).toEqual([]);
});

it("shows the zones with one tile more on every side, where the map has one", () => {
  const shown = (insee: readonly string[]) =>
    mapOfZones(map, new Map(insee.map((each) => [each, `/${each}`])))?.rows.map((row) =>
      row.map((tile) => tile && (tile.route ?? tile.department)),
    );
  expect(shown(["75118", "93066"])).toEqual([
    ["92", "92", "93", "93"],
    ["92", "93", "/93066", "93"],
    ["75", "/75118", "93", "75"],
    ["75", "75", "75", "75"],
  ]);
  expect(shown(["93073"])).toEqual([
    ["93", "/93073"],
    ["93", null],
  ]);
  expect(shown([])).toBeUndefined();
});

it("shows other pages the rectangle of the zones", () => {
  const routes = new Map(["92024", "75118"].map((insee) => [insee, `/${insee}`]));
  const names = mapInShort(map, routes)?.rows.map((row) => row.map((tile) => tile?.route ?? tile?.name));
  expect(names).toEqual([
    ["/92024", "Saint-Ouen-sur-Seine"],
    ["Paris\u00a017ᵉ", "/75118"],
  ]);
  expect(mapInShort(map, new Map())).toBeUndefined();
});

it("links a place's own map to every page in it", () => {
  const clichy = map.get("92024");
  if (clichy === undefined) throw new Error("Clichy has no tile.");
  const routes = new Map(["92024", "92044", "75118", "75119"].map((insee) => [insee, `/${insee}`]));
  const tiles = mapAround(placesByCell(map.values()), clichy, routes).flat();
  expect(tiles.flatMap((tile) => tile?.route ?? [])).toEqual(["/92024", "/92044", "/75118"]);
  expect(tiles.map((tile) => tile?.name)).toContain("Paris\u00a017ᵉ");
});

it("keeps the départements on their sides of Paris", () => {
  const middle = (code: string, axis: "column" | "row") => {
    const places = [...map.values()].filter(({ commune }) => commune.department.code === code);
    return places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  };
  expect(middle("92", "column")).toBeLessThan(middle("75", "column"));
  expect(middle("93", "row")).toBeLessThan(middle("75", "row"));
  expect(middle("94", "row")).toBeGreaterThan(middle("75", "row"));
  expect(middle("94", "column")).toBeGreaterThan(middle("75", "column"));
});
