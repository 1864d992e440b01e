const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The cause of a failed try, which decides how fast the waits grow. */
export type Failure = "overload" | "refusal" | "network";

/**
 * An overload (5xx, 429, timeout) passes by itself, so its waits end at an hour. A refusal (other 4xx, a
 * redirect) waits until a person repairs the webhook. It has ten tries only, so they spread over more than
 * two days. A lost network costs the webhook nothing, so its waits end at five minutes.
 */
const BACKOFF = {
  overload: { factor: 2, max: HOUR },
  refusal: { factor: 4, max: 24 * HOUR },
  network: { factor: 2, max: 5 * MINUTE },
} as const satisfies Record<Failure, { factor: number; max: number }>;

const FIRST_DELAY = 5 * SECOND;
/** The longest Retry-After that is obeyed. Entries live for 7 days only. */
const MAX_RETRY_AFTER = 24 * HOUR;

/** Returns the milliseconds until the next try, at least those of Retry-After (RFC 9110, section 10.2.3). */
export function retryWait(failure: Failure, failed: number, askedFor = 0): number {
  const { factor, max } = BACKOFF[failure];
  const backedOff = Math.min(FIRST_DELAY * factor ** (failed - 1), max);
  return Math.max(backedOff, askedFor);
}

/** Returns the milliseconds of a Retry-After header, a day at most, or 0 for a missing or malformed one. */
export function readRetryAfter(header: string | null | undefined, now: number): number {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Math.min(Number(text) * SECOND, MAX_RETRY_AFTER);
  // A date must contain letters, since Date.parse also reads "-5" as a month.
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? 0 : Math.min(Math.max(0, date - now), MAX_RETRY_AFTER);
}
