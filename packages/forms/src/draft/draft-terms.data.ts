/** The key of the draft in `localStorage`. */
export const DRAFT_KEY = "vitrine-quote-draft";

/** A draft is forgotten after so many milliseconds: 7 days (decisions, "Outbox"). */
export const DRAFT_LIFETIME = 604_800_000;
