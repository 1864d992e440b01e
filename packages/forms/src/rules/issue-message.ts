import { quoteFields } from "../quote-fields.data.ts";
import type { QuoteFieldName } from "../quote-values.ts";
import type { Issue } from "./issue.ts";
import { LABELS, messages } from "./messages.data.ts";

const labels = new Map(Object.values(quoteFields).map(({ name, label }) => [name, label]));

/** The label of a question, as messages name it. */
export const labelOf = (name: QuoteFieldName): string => labels.get(name) ?? name;

/** An issue in the visitor's words; `names` narrows it to some of its questions, for the words beside a field. */
export function issueMessage({ code, names }: Issue): string {
  return messages[code].replace(LABELS, () => names.map(labelOf).join(", "));
}

/** The words beside one field: the message of the first issue that names it, about this field alone. */
export function fieldMessage(issues: readonly Issue[], name: QuoteFieldName): string | undefined {
  const issue = issues.find(({ names }) => names.includes(name));
  return issue && issueMessage({ ...issue, names: [name] });
}
