import { fold } from "@vitrine/french/fold";
import { type Commune, communes, type Street } from "./streets.data.ts";

/** An address as the geocoder returns it: a house on a street, or a whole street. */
interface Address {
  readonly label: string;
  /** The label's first part: "12 Rue de la Paix". */
  readonly name: string;
  readonly street: Street;
  readonly commune: Commune;
  /** The arrondissement: "Paris 2e Arrondissement". Communes outside of Paris have none. */
  readonly district?: string;
  readonly houseNumber?: string;
}

/** Returns the address of a street, or of one house of it. */
function addressOn(street: Street, houseNumber?: string): Address {
  const commune = communes[street.postcode] ?? parisOf(street.postcode);
  const name = houseNumber === undefined ? street.name : `${houseNumber} ${street.name}`;
  return {
    label: `${name} ${street.postcode} ${commune.city}`,
    name,
    street,
    commune,
    ...(commune.city === "Paris" && { district: districtOf(street.postcode) }),
    ...(houseNumber !== undefined && { houseNumber }),
  };
}

/** An arrondissement's INSEE code is its postal code with 1 in the middle: 75002 is 75102. */
function parisOf(postcode: string): Commune {
  return { city: "Paris", citycode: `751${postcode.slice(3)}`, context: "75, Paris, Île-de-France" };
}

function districtOf(postcode: string): string {
  const number = Number(postcode.slice(3));
  return `Paris ${number}${number === 1 ? "er" : "e"} Arrondissement`;
}

/** An address that matches a query, with its score from 0 to 1. */
export interface Found {
  readonly address: Address;
  readonly score: number;
}

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
export function findAddresses(streets: readonly Street[], text: string, limit: number): Found[] {
  const [written = "", digits, suffix = ""] = HOUSE_NUMBER.exec(text) ?? [];
  const words = wordsOf(text.slice(written.length)).map((word) => SHORT_FORMS[word] ?? word);
  if (words.length === 0) return [];
  return streets
    .filter(({ last }) => digits === undefined || (Number(digits) >= 1 && Number(digits) <= last))
    .map((street) => addressOn(street, digits && `${Number(digits)}${suffix.toLowerCase()}`))
    .map((address) => ({ address, score: scoreOf(address, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.address.label.localeCompare(b.address.label, "fr"))
    .slice(0, limit);
}

/**
 * Returns the share of the address's letters that the words cover, or 0 if a word begins none of the
 * address's. Addresses with the words in one run, or from their first word on, score higher.
 */
function scoreOf({ street, commune }: Address, words: readonly string[]): number {
  const there = wordsOf(`${street.name} ${street.postcode} ${commune.city}`);
  const places = words.map((word) => there.findIndex((other) => other.startsWith(word)));
  if (places.includes(-1)) return 0;
  const oneRun = places.every((place, index) => place === (places[0] ?? 0) + index);
  const covered = words.join("").length / there.join("").length;
  return (covered + (oneRun ? 1 : 0) + (places[0] === 0 ? 1 : 0)) / 3;
}

const wordsOf = (text: string) =>
  fold(text)
    .split("-")
    .filter((word) => word !== "");
