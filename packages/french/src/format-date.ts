/** A date as French writes it, from its ISO form; a month or a year alone too: "2025-09-19" → "19/09/2025", "2025-09" → "09/2025". */
export const formatDate = (date: string): string => date.split("-").toReversed().join("/");
