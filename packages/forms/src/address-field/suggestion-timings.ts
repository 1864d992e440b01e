/** The timings of address suggestions, in milliseconds; all but the first are spec section 9's. */
export const suggestionTimings = {
  /** How long typing must rest before the geocoder is asked. */
  rest: 250,
  /** How long an answer that nobody looks at is kept: 5 minutes. */
  cacheLifetime: 5 * 60 * 1000,
  firstRetryDelay: 1000,
  longestRetryDelay: 30_000,
} as const;

/** How often a failed request is made again (spec section 9). */
export const MAX_RETRIES = 3;
