/**
 * Writes an ISO date the French way: "2025-09-19" → "19/09/2025". A month or a year alone works too:
 * "2025-09" → "09/2025".
 */
export const formatDate = (date: string): string => date.split("-").toReversed().join("/");
