/** A draft is forgotten after so many milliseconds: 7 days (decisions, "Outbox"). */
export const DRAFT_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** Whether a draft saved at a time, as its storage says, may still be kept; both in milliseconds since 1970. */
export const isFresh = (savedAt: unknown, now: number): boolean =>
  typeof savedAt === "number" && savedAt <= now && now - savedAt < DRAFT_LIFETIME;
