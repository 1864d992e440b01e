/** The key of the draft in `localStorage`. */
export const DRAFT_KEY = "vitrine-quote-draft";

/** Milliseconds until a draft is erased: 7 days (decision 11). */
export const DRAFT_LIFETIME = 604_800_000;
