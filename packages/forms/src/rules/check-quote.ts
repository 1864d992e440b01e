import type { QuoteFieldName, QuoteValues } from "../quote-values.ts";
import { email } from "./email.ts";
import type { Issue } from "./issue.ts";
import { phone } from "./phone.ts";
import { required } from "./required.ts";

/**
 * All that stands in the way of sending, in the order of spec section 5: what is missing, the e-mail address,
 * the phone number. `refused` are the questions whose answer the browser's own check (`checkValidity`) does not
 * accept; it is stricter than the spec's rules for some e-mail addresses.
 */
export function checkQuote(values: QuoteValues, refused: readonly QuoteFieldName[]): readonly Issue[] {
  const missing = required(values);
  const open = new Set(missing.flatMap(({ names }) => names));
  const isRefused = (name: QuoteFieldName) => refused.includes(name) && !open.has(name);
  return [
    ...missing,
    ...(isRefused("email") ? [{ code: "invalid-email", names: ["email"] } as const] : email(values)),
    ...(isRefused("telephone") ? [{ code: "invalid-phone", names: ["telephone"] } as const] : phone(values)),
  ];
}
