import { typeset } from "./typeset.ts";

/**
 * Writes an ISO date the French way: "2025-09-19" → "19/09/2025". A month or a year alone works too:
 * "2025-09" → "09/2025".
 */
export const formatDate = (date: string): string => date.split("-").toReversed().join("/");

const LONG = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" });

/** Writes an ISO date in words, typeset: "2025-09-01" → "1ᵉʳ septembre 2025". */
export const dateInWords = (date: string): string =>
  typeset(LONG.format(new Date(date)).replace(/^1 /, "1er "));
