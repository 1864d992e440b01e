import { EMAIL_PATTERN } from "../quote-fields.data.ts";
import type { QuoteValues } from "../quote-values.ts";
import type { Issue } from "./issue.ts";

const EMAIL = new RegExp(`^(?:${EMAIL_PATTERN})$`, "v");

/**
 * Requires no spaces, one @, and a last label of 2 to 24 letters (spec section 5, step 4). `required` reports
 * an empty answer.
 */
export function email(values: QuoteValues): readonly Issue[] {
  const address = values.email.trim();
  return address === "" || EMAIL.test(address) ? [] : [{ code: "invalid-email", names: ["email"] }];
}
