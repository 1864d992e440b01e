import { type QuoteField, quoteFields } from "../quote-fields.data.ts";
import type { QuoteFieldName } from "../quote-values.ts";
import type { Issue } from "./issue.ts";
import { LABELS, LIMIT, messages } from "./messages.data.ts";

const fields = new Map<QuoteFieldName, QuoteField>(
  Object.values(quoteFields).map((field) => [field.name, field]),
);

/** Returns the label of a question, as messages name it. */
export const labelOf = (name: QuoteFieldName): string => fields.get(name)?.label ?? name;

/** Returns a message with a placeholder for its labels, which the summary turns into links. */
export const messageOf = ({ code, names: [name] }: Issue): string => {
  const field = name && fields.get(name);
  return messages[code].replace(LIMIT, () => String(field && field.kind === "text" ? field.maxLength : ""));
};

/** Returns an issue as a French sentence for the visitor. */
export function issueMessage(issue: Issue): string {
  return messageOf(issue).replace(LABELS, () => issue.names.map(labelOf).join(", "));
}

/** Returns the message beside one field: that of the first issue that names it, about this field alone. */
export function fieldMessage(issues: readonly Issue[], name: QuoteFieldName): string | undefined {
  const issue = issues.find(({ names }) => names.includes(name));
  return issue && issueMessage({ ...issue, names: [name] });
}
