import type { QuoteFieldName, QuoteValues } from "../quote-values.ts";
import { email } from "./email.ts";
import type { Issue } from "./issue.ts";
import { length } from "./length.ts";
import { phone } from "./phone.ts";
import { required } from "./required.ts";

/**
 * Returns the issues that block sending, in the order of spec section 5. `refused` lists the questions whose
 * answer fails the browser's own validation (`checkValidity`).
 */
export function checkQuote(values: QuoteValues, refused: readonly QuoteFieldName[]): readonly Issue[] {
  const first = [...required(values), ...length(values)];
  const named = new Set(first.flatMap(({ names }) => names));
  const judge = (issues: readonly Issue[], otherwise: Issue) => {
    if (otherwise.names.some((name) => named.has(name))) return [];
    return issues.length === 0 && otherwise.names.some((name) => refused.includes(name))
      ? [otherwise]
      : issues;
  };
  return [
    ...first,
    ...judge(email(values), { code: "invalid-email", names: ["email"] }),
    ...judge(phone(values), { code: "invalid-phone", names: ["telephone"] }),
  ];
}
