import { FIRST_RETRY_DELAY, MAX_RETRY_DELAY, MAX_RETRIES } from "@vitrine/schema/interface-timings";

/** The geocoder responded, but without suggestions. */
export class GeocoderRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The geocoder answered with status ${status}.`);
    this.status = status;
  }
}

/** True if a failed request is repeated. Most 4xx and unreadable responses would be the same again. */
export function isWorthRetrying(earlierFailures: number, error: Error): boolean {
  if (earlierFailures >= MAX_RETRIES || error instanceof SyntaxError) return false;
  return !(error instanceof GeocoderRefusal) || error.status === 429 || error.status >= 500;
}

/**
 * Returns the milliseconds before the next try: 1 s, 2 s, 4 s, at most 30 s (spec section 9). `Retry-After`
 * is not read, since the geocoder does not expose it to scripts of other sites. Its block of 5 s is over by
 * the third try.
 */
export function retryDelay(earlierFailures: number): number {
  return Math.min(FIRST_RETRY_DELAY * 2 ** earlierFailures, MAX_RETRY_DELAY);
}
