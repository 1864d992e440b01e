import { attributionFields, campaignParameters } from "./attribution-fields.data.ts";

/** The origin of a visit: the known fields, cleaned. Milliseconds are a text, as in the form. */
export type Attribution = Readonly<Partial<Record<(typeof attributionFields)[number], string>>>;

/** No real parameter is longer: a click identifier has about 100 characters. */
const MAX_LENGTH = 250;
/** The length in the cookie, percent-encoded. Eight values, their names and the time fit its 4,096 bytes. */
const MAX_ENCODED_LENGTH = 450;

/**
 * Cleans a parameter's value before it is stored or passed on. It removes control and formatting characters,
 * lone surrogates, and angle brackets, so that no markup survives. It caps the length.
 */
export function cleanValue(value: string): string {
  const letters = [...value.replace(/[<>\p{C}]/gu, "").trim()].slice(0, MAX_LENGTH);
  while (encodedLength(letters) > MAX_ENCODED_LENGTH) letters.pop();
  return letters.join("").trim();
}

const encodedLength = (letters: readonly string[]) =>
  new URLSearchParams([["", letters.join("")]]).toString().length;

/**
 * Reads the fields from a query string, or from the cookie's text, which has the same form. Unknown, empty
 * and future values are left out, and times that are not numbers. A repeated parameter counts
 * with its first valid value.
 */
export function readAttribution(text: string, now: number): Attribution {
  const given = new URLSearchParams(text);
  const found: Partial<Record<(typeof attributionFields)[number], string>> = {};
  for (const name of attributionFields) {
    const value = given
      .getAll(name)
      .map(cleanValue)
      .find((candidate) => (name === "first_touch_ts" ? isPast(candidate, now) : candidate !== ""));
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** True for thirteen digits, the milliseconds of a day between 2001 and now. */
const isPast = (text: string, now: number) => /^[1-9]\d{12}$/.test(text) && Number(text) <= now;

/** True if the attribution names a campaign, besides the time of the first visit. */
export const hasCampaign = (attribution: Attribution): boolean =>
  campaignParameters.some((name) => attribution[name] !== undefined);

/** Returns the fields that may be used after a refusal: the campaign in the page's own address. */
export const withoutClicks = (attribution: Attribution): Attribution =>
  Object.fromEntries(Object.entries(attribution).filter(([name]) => name.startsWith("utm_")));

/**
 * Returns the attribution of a page view. An address with any of the eight parameters replaces the whole set;
 * one without keeps it. The first touch is set once: the cookie's, else the address's, else now.
 */
export function currentAttribution(visit: {
  /** The address's query string. */
  readonly search: string;
  /** The query string of the site's previous page, or "". It counts if the address names no campaign. */
  readonly before: string;
  /** The text of the cookie, "" if there is none. */
  readonly cookie: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}): Attribution {
  const known = [visit.search, visit.before, visit.cookie].map((text) => readAttribution(text, visit.now));
  const [own, before, cookie] = known;
  return {
    ...(known.find(hasCampaign) ?? cookie),
    first_touch_ts:
      cookie?.first_touch_ts ?? own?.first_touch_ts ?? before?.first_touch_ts ?? String(visit.now),
  };
}
