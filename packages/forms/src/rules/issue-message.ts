import type { FormField } from "@vitrine/schema/content/form";
import { longestAnswer } from "../form-fields.ts";
import { dayOf } from "./in-range.ts";
import type { Issue } from "./issue.ts";
import { LABELS, LIMIT, messages } from "./messages.data.ts";

type Fields = readonly FormField[];

/** Returns the label of a field, as messages name it. */
export const labelOf = (fields: Fields, name: string): string =>
  fields.find((field) => field.name === name)?.label ?? name;

/** Returns a message with a placeholder for its labels, which the summary turns into links. */
export const messageOf = (fields: Fields, { code, names: [name] }: Issue): string => {
  const field = fields.find((one) => one.name === name);
  return messages[code].replace(LIMIT, () => (field ? limitOf(field) : ""));
};

/** Returns an issue as a French sentence for the visitor. */
export function issueMessage(fields: Fields, issue: Issue): string {
  const labels = issue.names.map((name) => labelOf(fields, name)).join(", ");
  return messageOf(fields, issue).replace(LABELS, () => labels);
}

/** Returns the message beside one field: that of the first issue that names it, about this field alone. */
export function fieldMessage(fields: Fields, issues: readonly Issue[], name: string): string | undefined {
  const issue = issues.find(({ names }) => names.includes(name));
  return issue && issueMessage(fields, { ...issue, names: [name] });
}

/** Returns the limit of a field's answers as its messages say it: "250", " de 1 à 9", " à partir du 01/09/2026". */
function limitOf(field: FormField): string {
  if (field.type === "number") return between(field.min, field.max, ["de", "à"], String);
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
