import { expect, it } from "vitest";
import type { Facts } from "@vitrine/schema/content/facts";
import { branchVocabulary, siteVocabulary } from "./vocabulary.ts";

const fact = { value: 4.6, label: "note", source: "Fiche", status: "to-confirm" } as const;
const contact = { phone: "+33199001420", country: "FR", email: "", locality: "", region: "" };
const openingHours = [{ days: ["Monday" as const], opens: "08:00", closes: "12:30" }];
const of = (facts: Facts, own: Partial<typeof contact> = {}) =>
  siteVocabulary(facts, { contact: { ...contact, ...own }, business: { logo: "/logo.svg" } });
const dateOf = (date?: string) =>
  of({ "note-avis": date === undefined ? fact : { ...fact, date } }).get("date de note-avis");

it.each([
  ["2025-09-19", " (19\u00A0septembre 2025)"],
  ["2025-09", " (septembre 2025)"],
  ["2025", " (2025)"],
  [undefined, ""],
])("says of a fact found on %s: %j", (date, words) => {
  expect(dateOf(date)).toBe(words);
});

it("says the fact itself", () => {
  expect(of({ "note-avis": { ...fact, unit: "sur 5" } }).get("note-avis")).toBe("4,6 sur 5");
});

it.each([
  [27.4, "€", "27,40 €"],
  [1400, "€ TTC", "1\u202f400 € TTC"],
  [2.5, "euros", "2,50 euros"],
  [14.5, "CHF", "14,50 CHF"],
  [2.5, "km", "2,5 km"],
  [4.8, "/5", "4,8/5"],
])("says %d %s as %j", (value, unit, words) => {
  expect(of({ prix: { ...fact, value, unit } }).get("prix")).toBe(words);
});

it.each([
  ["+33199001420", "FR", "01\u00a099\u00a000\u00a014\u00a020"],
  ["+32470123456", "BE", "0470\u00a012\u00a034\u00a056"],
  ["+32470123456", "FR", "+32\u00a0470\u00a012\u00a034\u00a056"],
])("says the telephone number %s to readers in %s as %s", (phone, country, label) => {
  expect(of({}, { phone, country }).get("téléphone")).toBe(label);
});

it("says the opening hours once they are known", () => {
  const vocabulary = siteVocabulary({}, { contact, business: { logo: "/logo.svg", openingHours } });
  expect(vocabulary.get("horaires")?.replaceAll(/[\u00A0\u202F]/g, " ")).toBe("le lundi de 8 h à 12 h 30");
  expect(of({}).has("horaires")).toBe(false);
});

it("says a branch's hours, and the site's telephone for a branch without its own", () => {
  const branches = [
    { id: "halles", name: "Halles", locality: "Rennes", openingHours },
    { id: "lices", name: "Lices", locality: "Rennes", phone: "+33199005678" },
  ];
  const vocabulary = siteVocabulary({}, { contact, business: { logo: "/logo.svg", branches } });
  expect(vocabulary.get("téléphone de halles")).toBe(vocabulary.get("téléphone"));
  expect(vocabulary.get("téléphone de lices")?.replaceAll("\u00A0", " ")).toBe("01 99 00 56 78");
  expect(vocabulary.get("horaires de halles")).toMatch(/^le lundi/);
  expect(vocabulary.has("horaires de lices")).toBe(false);

  const lices = branchVocabulary(vocabulary, "lices");
  expect(lices.get("téléphone")).toBe(vocabulary.get("téléphone de lices"));
  expect(lices.has("horaires")).toBe(false);
});
