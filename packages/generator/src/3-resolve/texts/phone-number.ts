import { createRequire } from "node:module";
import type { CountryCode } from "libphonenumber-js/min";
import type { Site } from "@vitrine/schema/content/site";
import { once } from "../../once.ts";

/** Loaded on demand, since threads that render never ask for it: it takes 40 ms. */
const library = once(
  () => createRequire(import.meta.url)("libphonenumber-js/min") as typeof import("libphonenumber-js/min"),
);

type Contact = Pick<Site["contact"], "phone" | "country">;

/** Reads a number as it is dialled in a country; undefined if no such number can exist. */
export function dialled(typed: string, country: string): string | undefined {
  const { isSupportedCountry, parsePhoneNumberFromString } = library();
  const known: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(typed, known);
  return number?.isValid() === true ? number.number : undefined;
}

/**
 * Writes a number as its country reads it: "01 99 00 14 20", and with its prefix for a site of another country.
 * No-break spaces keep it on its line.
 */
export function phoneLabel({ phone, country }: Contact): string {
  const number = library().parsePhoneNumberFromString(phone);
  if (number === undefined) return phone;
  const isOfCountry = number.country === undefined || number.country === country;
  const label = isOfCountry ? number.formatNational() : number.formatInternational();
  return label.replaceAll(" ", "\u00A0");
}
