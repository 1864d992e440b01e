const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What an attempt failed by decides how patient the next ones are. */
export type Failure = "overload" | "refusal" | "network";

/**
 * Overload (5xx, 429, timeout) passes by itself: every hour in the end. A refusal (other 4xx, a redirect) waits
 * for a person who mends the webhook, and there are only ten tries: they spread over more than two days. A lost
 * network costs the webhook nothing.
 */
const PATIENCE = {
  overload: { factor: 2, longest: HOUR },
  refusal: { factor: 4, longest: 24 * HOUR },
  network: { factor: 2, longest: 5 * MINUTE },
} as const satisfies Record<Failure, { factor: number; longest: number }>;

const FIRST_WAIT = 5 * SECOND;
/** A webhook that asks for more is asked again after this long all the same: entries live for 7 days only. */
const LONGEST_ASKED_FOR = 24 * HOUR;

/**
 * Milliseconds to the next attempt after so many failed ones (at least one), and not before the webhook's
 * Retry-After (RFC 9110, section 10.2.3).
 */
export function retryWait(failure: Failure, failed: number, askedFor = 0): number {
  const { factor, longest } = PATIENCE[failure];
  const backedOff = Math.min(FIRST_WAIT * factor ** (failed - 1), longest);
  return Math.max(backedOff, askedFor);
}

/**
 * Milliseconds that a Retry-After header asks for, a day at most: seconds or an HTTP date; 0 for none, the past, or
 * nonsense.
 */
export function readRetryAfter(header: string | null | undefined, now: number): number {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Math.min(Number(text) * SECOND, LONGEST_ASKED_FOR);
  // Only dates with letters: Date.parse also takes "-5" for a month.
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? 0 : Math.min(Math.max(0, date - now), LONGEST_ASKED_FOR);
}
