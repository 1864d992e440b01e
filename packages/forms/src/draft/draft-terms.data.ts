/** The key of the draft in `localStorage`. */
export const DRAFT_KEY = "vitrine-quote-draft";

/** Milliseconds until a draft is erased: 7 days (decisions, "Outbox"). */
export const DRAFT_LIFETIME = 604_800_000;
