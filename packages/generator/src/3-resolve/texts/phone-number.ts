import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Site } from "@vitrine/schema/content/site";

/** Gives a number that is typed for a country in E.164 form; undefined if no such number can exist. */
export function toE164(typed: string, country: string): string | undefined {
  const known: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(typed, known);
  return number?.isValid() === true ? number.number : undefined;
}

/**
 * Writes a number as its country reads it: "01 99 00 14 20", and with its prefix for a site of another country.
 * No-break spaces keep it on its line.
 */
export function phoneLabel({ phone, country }: Pick<Site["contact"], "phone" | "country">): string {
  const number = parsePhoneNumberFromString(phone);
  if (number === undefined) return phone;
  const isOfCountry = number.country === undefined || number.country === country;
  const label = isOfCountry ? number.formatNational() : number.formatInternational();
  return label.replaceAll(" ", "\u00A0");
}
