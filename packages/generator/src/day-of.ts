import { formatDate } from "@vitrine/french/format-date";

/** Gives the UTC day of a time: "2025-09-19". */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** Writes a day for a message in French, which has plain spaces: "19 septembre 2025". */
export const dayInFrench = (day: string): string => formatDate(day).replaceAll("\u00A0", " ");
