/** The day of a moment, at Greenwich: "2025-09-19". */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);
