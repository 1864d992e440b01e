import type { IssueCode } from "./issue.ts";
import { LONGEST_PHONE } from "./normalize-phone.ts";

/** The phone rule of spec section 5: 10 to 14 among digits, space, +, parentheses, dot, hyphen; 8 of them digits. */
export const PHONE_PATTERN = "(?=(?:[^0-9]*[0-9]){8})[0-9 +\\(\\)\\.\\-]{10,14}";

/** The fewest characters of a phone number (spec section 5), and the fewest digits. */
const SHORTEST_PHONE = 10;
const FEWEST_DIGITS = 8;

/** Checks a normalised number against the phone rule of spec section 5. */
export function phone(number: string): IssueCode | undefined {
  if (/[^0-9 +().-]/.test(number)) return "invalid-phone";
  const digits = number.replace(/\D/g, "").length;
  if (digits < FEWEST_DIGITS || number.length < SHORTEST_PHONE) return "short-phone";
  return number.length > LONGEST_PHONE ? "long-phone" : undefined;
}
