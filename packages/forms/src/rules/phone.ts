import { PHONE_PATTERN } from "../quote-fields.data.ts";
import type { QuoteValues } from "../quote-values.ts";
import type { Issue } from "./issue.ts";

const PHONE = new RegExp(`^(?:${PHONE_PATTERN})$`, "v");

/** The phone pattern of spec section 5. An empty answer is `required`'s. */
export function phone(values: QuoteValues): readonly Issue[] {
  const number = values.telephone.trim();
  return number === "" || PHONE.test(number) ? [] : [{ code: "invalid-phone", names: ["telephone"] }];
}
