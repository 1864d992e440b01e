import { attributionFields, campaignParameters } from "./attribution-fields.data.ts";

/** Where a visit comes from: what of the fields is known, cleaned. Milliseconds are a text, as on the wire. */
export type Attribution = Readonly<Partial<Record<(typeof attributionFields)[number], string>>>;

/** No real parameter is longer; a click identifier has about 100 characters. */
const LONGEST = 250;
/** As the cookie writes it, percent-encoded. Eight such values, their names and the time stay under a cookie's 4,096 bytes. */
const LONGEST_ENCODED = 450;

/**
 * A parameter's value as it may be kept and passed on: no control or formatting character, no angle bracket
 * (so no markup, wherever it is shown later), no half character, capped.
 */
export function cleanValue(value: string): string {
  const letters = [...value.replace(/[<>\p{C}]/gu, "").trim()].slice(0, LONGEST);
  while (encodedLength(letters) > LONGEST_ENCODED) letters.pop();
  return letters.join("").trim();
}

const encodedLength = (letters: readonly string[]) =>
  new URLSearchParams([["", letters.join("")]]).toString().length;

/**
 * Reads the fields from a query string or from the cookie's text, which has the same form. Takes any text:
 * what is unknown, empty, in the future or not a time is left out; of a repeated parameter the first that
 * says something counts.
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

/** Thirteen digits: milliseconds, and a day between 2001 and now. */
const isPast = (text: string, now: number) => /^[1-9]\d{12}$/.test(text) && Number(text) <= now;

/** Whether it says anything of a campaign, beyond the time of the first visit. */
export const hasCampaign = (attribution: Attribution): boolean =>
  campaignParameters.some((name) => attribution[name] !== undefined);

/** The fields of a visit that a refusal leaves: the campaign in the page's own address. */
export const withoutClicks = (attribution: Attribution): Attribution =>
  Object.fromEntries(Object.entries(attribution).filter(([name]) => name.startsWith("utm_")));

/**
 * What a page knows of the visit's origin. An address with any of the eight parameters replaces the whole
 * set, one without keeps it. The first touch is set once: the cookie's, else the address's, else now.
 */
export function currentAttribution(visit: {
  /** The address's query string. */
  readonly search: string;
  /** The query string of the site's page that led here, or an empty one; its campaign counts where the address names none. */
  readonly before: string;
  /** The cookie's text, empty where there is none. */
  readonly kept: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}): Attribution {
  const known = [visit.search, visit.before, visit.kept].map((text) => readAttribution(text, visit.now));
  const [own, before, kept] = known;
  return {
    ...(known.find(hasCampaign) ?? kept),
    first_touch_ts:
      kept?.first_touch_ts ?? own?.first_touch_ts ?? before?.first_touch_ts ?? String(visit.now),
  };
}
