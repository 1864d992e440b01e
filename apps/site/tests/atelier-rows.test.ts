import { describe, expect, it } from "vitest";
import { compareRows, matchesView, type RowValues, type TableView } from "../src/atelier/row-order.ts";

const row = (route: string, values: RowValues = {}): RowValues => ({
  route,
  title: "",
  problems: "0",
  ...values,
});
const viewOf = (address: string) => Object.fromEntries(new URLSearchParams(address)) as TableView;

describe("the order of rows", () => {
  const sorted = (rows: readonly RowValues[], address: string) =>
    rows.toSorted((a, b) => compareRows(a, b, viewOf(address))).map(({ route }) => route);

  it("is that of the addresses, with numbers as numbers", () => {
    expect(sorted([row("/paris-10"), row("/paris-2"), row("/")], "")).toEqual(["/", "/paris-2", "/paris-10"]);
  });

  it("puts what is unknown last, up and down", () => {
    const rows = [row("/a", { bytes: "" }), row("/b", { bytes: "900" }), row("/c", { bytes: "10000" })];
    expect(sorted(rows, "?tri=bytes")).toEqual(["/b", "/c", "/a"]);
    expect(sorted(rows, "?tri=-bytes")).toEqual(["/c", "/b", "/a"]);
  });

  it("keeps equal rows in the order of their addresses, up and down", () => {
    const rows = [row("/b", { kind: "Secteur" }), row("/a", { kind: "Secteur" })];
    expect(sorted(rows, "?tri=-kind")).toEqual(["/a", "/b"]);
  });
});

describe("the filter", () => {
  it("looks into address and title, accents and case aside", () => {
    const lilas = row("/les-lilas", { title: "Nettoyage aux Lilas, métro" });
    expect(matchesView(lilas, { texte: "METRO" })).toBe(true);
    expect(matchesView(lilas, { texte: "les-lil" })).toBe(true);
    expect(matchesView(lilas, { texte: "clichy" })).toBe(false);
  });

  it("knows kind, zone and problems", () => {
    const clichy = row("/clichy", { kind: "Page locale", department: "92 Hauts-de-Seine", problems: "1" });
    expect(matchesView(clichy, { genre: "Secteur" })).toBe(false);
    expect(matchesView(clichy, { zone: "75 Paris" })).toBe(false);
    expect(matchesView(clichy, { problemes: "oui" })).toBe(true);
    expect(matchesView({ ...clichy, problems: "0" }, { problemes: "oui" })).toBe(false);
  });
});
