import type { FieldType, FormField } from "@vitrine/schema/content/form-field";
import type { Answers } from "../form-fields.ts";
import { email } from "./email.ts";
import { date, number } from "./in-range.ts";
import type { Issue, IssueCode } from "./issue.ts";
import { length } from "./length.ts";
import { phone } from "./phone.ts";
import { required } from "./required.ts";

/** The code of an answer of which only the browser knows that it is wrong, by the field's type. */
const REFUSED: Partial<Record<FieldType, IssueCode>> = {
  email: "invalid-email",
  tel: "invalid-phone",
  number: "bad-number",
  date: "bad-date",
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

function ownIssue(field: FormField, answer: string, refused: readonly string[]): Issue[] {
  const code =
    faultOf(field, answer.trim()) ?? (refused.includes(field.name) ? REFUSED[field.type] : undefined);
  return code === undefined ? [] : [{ code, names: [field.name] }];
}

function faultOf(field: FormField, answer: string): IssueCode | undefined {
  if (answer === "") return undefined;
  switch (field.type) {
    case "email":
      return email(answer);
    case "tel":
      return phone(answer);
    case "number":
      return number(answer, field);
    case "date":
      return date(answer, field);
    default:
      return undefined;
  }
}
