import type { FieldType, FormField } from "@vitrine/schema/content/form-field";
import type { Answers } from "../form-fields.ts";
import { email } from "./email.ts";
import type { Issue, IssueCode } from "./issue.ts";
import { length } from "./length.ts";
import { phone } from "./phone.ts";
import { required } from "./required.ts";

/** The rule of each type of field, and the code for an answer that only the browser finds wrong. */
const RULES: Partial<Record<FieldType, readonly [(answer: string) => IssueCode | undefined, IssueCode]>> = {
  email: [email, "invalid-email"],
  tel: [phone, "invalid-phone"],
};

/**
 * Returns the issues that block sending, in the order of spec section 5: missing answers, long ones, then each field's
 * own rule. `refused` lists the fields whose answer fails the browser's own validation (`checkValidity`).
 */
export function checkQuote(
  fields: readonly FormField[],
  answers: Answers,
  refused: readonly string[],
): readonly Issue[] {
  const first = [...required(fields, answers), ...length(fields, answers)];
  const named = new Set(first.flatMap(({ names }) => names));
  const rest = fields.filter(({ name }) => !named.has(name));
  return [...first, ...rest.flatMap((field) => ownIssue(field, answers[field.name] ?? "", refused))];
}

function ownIssue({ name, type }: FormField, answer: string, refused: readonly string[]): Issue[] {
  const [rule, refusal] = RULES[type] ?? [];
  const typed = answer.trim();
  const code = (typed === "" ? undefined : rule?.(typed)) ?? (refused.includes(name) ? refusal : undefined);
  return code === undefined ? [] : [{ code, names: [name] }];
}
