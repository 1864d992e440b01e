import type { Attribution } from "./attribution.ts";
import { ATTRIBUTION_COOKIE } from "./attribution-terms.data.ts";

/** 90 days (spec section 9). */
const LIFETIME_SECONDS = 90 * 24 * 60 * 60;

/** Returns the text of the attribution cookie in `document.cookie`, or "". */
export function readAttributionCookie(cookies: string): string {
  return new RegExp(`(?:^|; )${ATTRIBUTION_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? "";
}

/** Writes an attribution as a query string. A cookie may contain all of its characters (RFC 6265, 4.1.1). */
export const attributionText = (attribution: Attribution): string =>
  new URLSearchParams(attribution as Record<string, string>).toString();

/** Returns the value for `document.cookie` that stores a text for 90 days; "" removes the cookie. */
export function cookieWith(text: string, secure: boolean): string {
  const seconds = text === "" ? 0 : LIFETIME_SECONDS;
  return `${ATTRIBUTION_COOKIE}=${text}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}
