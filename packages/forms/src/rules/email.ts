import { EMAIL_PATTERN } from "../quote-fields.data.ts";
import type { QuoteValues } from "../quote-values.ts";
import type { Issue } from "./issue.ts";

const EMAIL = new RegExp(`^(?:${EMAIL_PATTERN})$`, "v");

/** Spec section 5, step 4: no spaces, one @, a last label of 2 to 24 letters. An empty answer is `required`'s. */
export function email(values: QuoteValues): readonly Issue[] {
  const address = values.email.trim();
  return address === "" || EMAIL.test(address) ? [] : [{ code: "invalid-email", names: ["email"] }];
}
