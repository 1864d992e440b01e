import { describe, expect, it } from "vitest";
import { compareRows, matchesView, type RowValues } from "../src/atelier/row-order.ts";
import { addressOfView, viewOfAddress } from "../src/atelier/table-address.ts";

const row = (route: string, values: RowValues = {}): RowValues => ({
  route,
  title: "",
  problems: "0",
  ...values,
});
const plain = viewOfAddress("");

describe("the order of rows", () => {
  const sorted = (rows: readonly RowValues[], address: string) =>
    rows.toSorted((a, b) => compareRows(a, b, viewOfAddress(address))).map(({ route }) => route);

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
    expect(matchesView(lilas, { ...plain, text: "METRO" })).toBe(true);
    expect(matchesView(lilas, { ...plain, text: "les-lil" })).toBe(true);
    expect(matchesView(lilas, { ...plain, text: "clichy" })).toBe(false);
  });

  it("knows kind, zone and problems", () => {
    const clichy = row("/clichy", { kind: "Page locale", department: "92 Hauts-de-Seine", problems: "1" });
    expect(matchesView(clichy, { ...plain, kind: "Secteur" })).toBe(false);
    expect(matchesView(clichy, { ...plain, department: "75 Paris" })).toBe(false);
    expect(matchesView(clichy, { ...plain, onlyProblems: true })).toBe(true);
    expect(matchesView({ ...clichy, problems: "0" }, { ...plain, onlyProblems: true })).toBe(false);
  });
});

it("writes a view into the address and reads it back", () => {
  const view = {
    sort: "similarity",
    descending: true,
    text: "é & co",
    kind: "Page locale",
    department: "92 Hauts-de-Seine",
    onlyProblems: true,
  };
  expect(viewOfAddress(addressOfView(view))).toEqual(view);
  expect(addressOfView(plain)).toBe("");
});
