import { expect, it } from "vitest";
import { datedVocabulary } from "./vocabulary.ts";

const fact = { value: 4.6, label: "note", source: "Fiche", status: "to-confirm" } as const;
const dateOf = (date?: string) =>
  datedVocabulary({ "note-avis": date === undefined ? fact : { ...fact, date } }).get("date de note-avis");

it.each([
  ["2025-09-19", " (19/09/2025)"],
  ["2025-09", " (09/2025)"],
  ["2025", " (2025)"],
  [undefined, ""],
])("says of a fact found on %s: %j", (date, words) => {
  expect(dateOf(date)).toBe(words);
});

it("says the fact itself", () => {
  expect(datedVocabulary({ "note-avis": { ...fact, unit: "sur 5" } }).get("note-avis")).toBe("4,6 sur 5");
});
