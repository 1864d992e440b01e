import type { Form } from "@vitrine/schema/content/form";
import { fieldsOf, longestAnswer } from "../form-fields.ts";
import type { Issue } from "./issue.ts";
import { LABELS, LIMIT, messages } from "./messages.data.ts";

const fieldOf = (form: Form, name: string) => fieldsOf(form).find((field) => field.name === name);

/** Returns the label of a field, as messages name it: a sentence loses its full stop, and a question is quoted. */
export const labelOf = (form: Form, name: string): string => {
  const label = fieldOf(form, name)?.label.replace(/\.$/, "") ?? name;
  return label.endsWith("?") ? `«\u00A0${label}\u00A0»` : label;
};

/** Returns a message with a placeholder for its labels, which the summary turns into links. */
export const messageOf = (form: Form, issue: Issue): string => {
  if ("text" in issue) return issue.text.join(LABELS);
  const field = fieldOf(form, issue.names[0] ?? "");
  return messages[issue.code].replace(LIMIT, () => String((field && longestAnswer(field)) ?? ""));
};

/** Returns an issue as a French sentence for the visitor. */
export function issueMessage(form: Form, issue: Issue): string {
  const labels = issue.names.map((name) => labelOf(form, name)).join(", ");
  return messageOf(form, issue).replace(LABELS, () => labels);
}

/** Returns the message beside one field: that of the first issue that names it, about this field alone. */
export function fieldMessage(form: Form, issues: readonly Issue[], name: string): string | undefined {
  const issue = issues.find(({ names }) => names.includes(name));
  return issue && issueMessage(form, { ...issue, names: [name] });
}
