import type { IssueCode } from "./issue.ts";
import { MAX_PHONE_LENGTH } from "./normalize-phone.ts";

/** The phone rule of spec section 5: 10 to 14 among digits, space, +, parentheses, dot, hyphen; 8 of them digits. */
export const PHONE_PATTERN = "(?=(?:[^0-9]*[0-9]){8})[0-9 +\\(\\)\\.\\-]{10,14}";

/** The fewest characters of a phone number (spec section 5), and the fewest digits. */
const MIN_PHONE_LENGTH = 10;
const MIN_PHONE_DIGITS = 8;

/** Checks a normalised number against the phone rule of spec section 5. */
export function phone(number: string): IssueCode | undefined {
  if (/[^0-9 +().-]/.test(number)) return "invalid-phone";
  const digits = number.replace(/\D/g, "").length;
  if (digits < MIN_PHONE_DIGITS || number.length < MIN_PHONE_LENGTH) return "short-phone";
  return number.length > MAX_PHONE_LENGTH ? "long-phone" : undefined;
}
