import type { FormField } from "@vitrine/schema/content/form-field";
import type { Answers } from "../form-fields.ts";
import type { Issue } from "./issue.ts";
import { withoutUnseen } from "./without-unseen.ts";

/**
 * Requires an answer of more than spaces and unseen characters to every required field (spec section 5, step 2). One issue names all
 * missing ones.
 */
export function required(fields: readonly FormField[], answers: Answers): readonly Issue[] {
  const names = fields
    .filter((field) => field.required === true && withoutUnseen(answers[field.name] ?? "").trim() === "")
    .map(({ name }) => name);
  return names.length === 0 ? [] : [{ code: "missing", names }];
}
