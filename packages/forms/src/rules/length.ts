import type { FormField } from "@vitrine/schema/content/form-field";
import { type Answers, longestAnswer } from "../form-fields.ts";
import type { Issue } from "./issue.ts";

/** Reports each answer over its limit, since a webhook might refuse the request for its size. */
export function length(fields: readonly FormField[], answers: Answers): readonly Issue[] {
  return fields.flatMap((field): Issue[] =>
    [...(answers[field.name] ?? "").trim()].length > (longestAnswer(field) ?? Infinity)
      ? [{ code: "too-long", names: [field.name] }]
      : [],
  );
}
