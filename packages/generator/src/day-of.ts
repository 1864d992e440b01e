/** Gives the UTC day of a time: "2025-09-19". */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);
