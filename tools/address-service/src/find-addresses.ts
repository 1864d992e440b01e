import { fold } from "@vitrine/french/fold";
import { towns } from "./streets.data.ts";

const wordsOf = (text: string) =>
  fold(text)
    .split("-")
    .filter((word) => word !== "");

/** Every street as the geocoder writes it, "Rue de la Paix 75002 Paris", with its last house number. */
const STREETS = Object.entries(towns).flatMap(([town, streets]) =>
  Object.entries(streets).map(([street, last]) => {
    const name = `${street} ${town}`;
    return { name, folded: fold(name), last };
  }),
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
  const run = words.join("-");
  // Streets that have the words in one run are better, and the best begin with them.
  const rank = (street: string) => (street.startsWith(run) ? 0 : street.includes(run) ? 1 : 2);
  return STREETS.filter(({ last }) => house === "" || (Number(digits) >= 1 && Number(digits) <= last))
    .filter(({ folded }) => words.every((word) => `-${folded}`.includes(`-${word}`)))
    .sort((a, b) => rank(a.folded) - rank(b.folded) || a.name.localeCompare(b.name, "fr"))
    .slice(0, limit)
    .map(({ name }) => house + name);
}
