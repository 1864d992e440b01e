import type { FormField } from "@vitrine/schema/content/form-field";
import type { IssueCode } from "./issue.ts";

/** Checks a number between the field's limits. */
export function number(
  answer: string,
  { min = -Infinity, max = Infinity }: FormField<"number">,
): IssueCode | undefined {
  const value = Number(answer);
  return Number.isInteger(value) && value >= min && value <= max ? undefined : "bad-number";
}

/** Checks a day between the field's limits. Days are written YYYY-MM-DD, so their order is the texts'. */
export function date(answer: string, { min = "", max = "9999" }: FormField<"date">): IssueCode | undefined {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(answer) && !Number.isNaN(Date.parse(answer));
  return isDay && answer >= dayOf(min) && answer <= dayOf(max) ? undefined : "bad-date";
}

/** Returns a limit as a day; "today" is the visitor's. */
export function dayOf(limit: string, now = new Date()): string {
  if (limit !== "today") return limit;
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
