import type { Form } from "@vitrine/schema/content/form";
import type { FormField } from "@vitrine/schema/content/form-field";
import { fieldsOf, longestAnswer } from "../form-fields.ts";
import { fileLimit, inMegabytes, kindsOf } from "./files.ts";
import { dayOf } from "./in-range.ts";
import type { Issue } from "./issue.ts";
import { LABELS, LIMIT, messages } from "./messages.data.ts";

const fieldOf = (form: Form, name: string) => fieldsOf(form).find((field) => field.name === name);

/** Returns the label of a field, as messages name it. A sentence to agree to loses its full stop. */
export const labelOf = (form: Form, name: string): string =>
  fieldOf(form, name)?.label.replace(/\.$/, "") ?? name;

/** Returns a message with a placeholder for its labels, which the summary turns into links. */
export const messageOf = (form: Form, { code, names: [name] }: Issue): string => {
  const field = name === undefined ? undefined : fieldOf(form, name);
  const limit = code === "large-files" ? inMegabytes(fileLimit(form)) : field && limitOf(field);
  return messages[code].replace(LIMIT, () => limit ?? "");
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

/** Returns the limit of a field's answers as its messages say it: "250", " de 1 à 9", " à partir du 01/09/2026". */
function limitOf(field: FormField): string {
  if (field.type === "number") return between(field.min, field.max, ["de", "à"], String);
  if (field.type === "file") return kindsOf(field);
  if (field.type === "date") return between(field.min, field.max, ["du", "au"], dayInFrench);
  return String(longestAnswer(field) ?? "");
}

function between<Limit>(
  min: Limit | undefined,
  max: Limit | undefined,
  [from, to]: readonly [from: string, to: string],
  write: (limit: Limit) => string,
): string {
  if (min === undefined) return max === undefined ? "" : ` jusqu’${to} ${write(max)}`;
  return max === undefined ? ` à partir ${from} ${write(min)}` : ` ${from} ${write(min)} ${to} ${write(max)}`;
}

const dayInFrench = (limit: string) => dayOf(limit).split("-").toReversed().join("/");
