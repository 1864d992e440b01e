import { fold } from "@vitrine/french/fold";
import { towns } from "./streets.data.ts";

const wordsOf = (text: string) =>
  fold(text)
    .split("-")
    .filter((word) => word !== "");

/** Every street as the geocoder writes it, "Rue de la Paix 75002 Paris", with its last house number. */
const STREETS = Object.entries(towns).flatMap(([town, streets]) =>
  Object.entries(streets).map(([street, last]) => ({ name: `${street} ${town}`, last })),
);

/** Abbreviations that are not a beginning of their word. The geocoder reads them too. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  bd: "boulevard",
  bld: "boulevard",
  bvd: "boulevard",
  fbg: "faubourg",
  st: "saint",
  ste: "sainte",
};

const HOUSE_NUMBER = /^\s*(\d{1,4})(?!\d)\s*(bis|ter)?\b/i;

/**
 * Returns the addresses that match a text, best first. Each word of the text must begin one of the address's
 * words, in any order, regardless of accents and case. A number at the start is a house number, if the street
 * has it.
 */
export function findAddresses(text: string, limit: number): string[] {
  const [written = "", digits, suffix = ""] = HOUSE_NUMBER.exec(text) ?? [];
  const words = wordsOf(text.slice(written.length)).map((word) => SHORT_FORMS[word] ?? word);
  if (words.length === 0) return [];
  const house = digits === undefined ? "" : `${Number(digits)}${suffix.toLowerCase()} `;
  return STREETS.filter(({ last }) => house === "" || (Number(digits) >= 1 && Number(digits) <= last))
    .map(({ name }) => ({ label: house + name, score: scoreOf(name, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.label.localeCompare(b.label, "fr"))
    .slice(0, limit)
    .map(({ label }) => label);
}

/**
 * Returns the share of the street's letters that the words cover, or 0 if a word begins none of the street's. Streets
 * with the words in one run, or from their first word on, score higher.
 */
function scoreOf(street: string, words: readonly string[]): number {
  const there = wordsOf(street);
  const places = words.map((word) => there.findIndex((other) => other.startsWith(word)));
  if (places.includes(-1)) return 0;
  const oneRun = places.every((place, index) => place === (places[0] ?? 0) + index);
  const covered = words.join("").length / there.join("").length;
  return (covered + (oneRun ? 1 : 0) + (places[0] === 0 ? 1 : 0)) / 3;
}
