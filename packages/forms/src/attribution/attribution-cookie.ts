import type { Attribution } from "./attribution.ts";
import { ATTRIBUTION_COOKIE } from "./attribution-terms.data.ts";

/** 90 days (spec section 9). */
const LIFETIME_SECONDS = 90 * 24 * 60 * 60;

/** The cookie's text in `document.cookie`, or an empty one. */
export function keptAttribution(cookies: string): string {
  return new RegExp(`(?:^|; )${ATTRIBUTION_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? "";
}

/** The attribution as the cookie's text: a query string, whose characters a cookie may all have (RFC 6265, 4.1.1). */
export const attributionText = (attribution: Attribution): string =>
  new URLSearchParams(attribution as Record<string, string>).toString();

/** What to give `document.cookie` to keep a text for 90 days. */
export const keepCookie = (text: string, secure: boolean): string => cookie(text, LIFETIME_SECONDS, secure);

/** What to give `document.cookie` to remove it. */
export const removeCookie = (secure: boolean): string => cookie("", 0, secure);

const cookie = (text: string, seconds: number, secure: boolean) =>
  `${ATTRIBUTION_COOKIE}=${text}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
