import type { QuoteValues } from "../quote-values.ts";
import type { Issue, IssueCode } from "./issue.ts";
import { LONGEST_PHONE } from "./normalize-phone.ts";

/**
 * The fewest characters of a phone number (spec section 5), and the fewest digits (decisions, "Telephone").
 */
const SHORTEST_PHONE = 10;
const FEWEST_DIGITS = 8;

/**
 * Checks a normalised number against the phone rule of spec section 5. `required` reports an empty answer.
 */
export function phone(values: QuoteValues): readonly Issue[] {
  const number = values.telephone.trim();
  const code = number === "" ? undefined : faultOf(number);
  return code === undefined ? [] : [{ code, names: ["telephone"] }];
}

function faultOf(number: string): IssueCode | undefined {
  if (/[^0-9 +().-]/.test(number)) return "invalid-phone";
  const digits = number.replace(/\D/g, "").length;
  if (digits < FEWEST_DIGITS || number.length < SHORTEST_PHONE) return "short-phone";
  return number.length > LONGEST_PHONE ? "long-phone" : undefined;
}
