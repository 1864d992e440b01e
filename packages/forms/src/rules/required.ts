import type { FormField } from "@vitrine/schema/content/form-field";
import type { Answers } from "../form-fields.ts";
import type { Issue } from "./issue.ts";
import { withoutUnseen } from "./without-unseen.ts";

/** Requires an answer that can be seen to every required field (spec section 5). One issue names all. */
export function required(fields: readonly FormField[], answers: Answers): readonly Issue[] {
  const names = fields
    .filter((field) => field.required === true && withoutUnseen(answers[field.name] ?? "").trim() === "")
    .map(({ name }) => name);
  return names.length === 0 ? [] : [{ code: "missing", names }];
}
