import { TICKED } from "@vitrine/schema/form-wire";
import type { Form } from "@vitrine/schema/content/form";
import type { FieldType, FormField, FormOption } from "@vitrine/schema/content/form-field";

/** The visitor's answers by the field's name. An open question is "". Several chosen values are one a line. */
export type Answers = Readonly<Record<string, string>>;

/** Returns the form's fields, in the order of the page and of its messages. */
export const fieldsOf = ({ groups }: Pick<Form, "groups">): readonly FormField[] =>
  groups.flatMap(({ fields }) => fields);

/** Returns the names of the fields of a type. */
export const namesOf = (fields: readonly FormField[], type: FieldType): readonly string[] =>
  fields.filter((field) => field.type === type).map(({ name }) => name);

/** True if the field needs an answer whatever the others are, so that a browser can require it without a script. */
export const isAlwaysRequired = ({ required, when }: FormField): boolean =>
  required === true && when === undefined;

const hasOneOf = (answer: string, values: readonly string[]) =>
  answer.split("\n").some((value) => values.includes(value));

/** Returns the fields that these answers ask for. A condition looks at a field above its own. */
export function askedFields(fields: readonly FormField[], answers: Answers): readonly FormField[] {
  const asked = new Set<string>();
  for (const { name, when } of fields)
    if (when === undefined || (asked.has(when.field) && hasOneOf(answers[when.field] ?? "", when.is)))
      asked.add(name);
  return fields.filter(({ name }) => asked.has(name));
}

/** Returns an option's text for the visitor. */
export const optionText = ({ label, value }: FormOption): string => label ?? value;

/**
 * The most characters of an answer, unless the field says otherwise. Mail servers take no longer address (RFC 5321,
 * section 4.5.3.1.3, as corrected by RFC 3696's erratum 1690).
 */
const MAX_LENGTHS: Partial<Record<FieldType, number>> = {
  text: 250,
  address: 250,
  textarea: 2000,
  email: 254,
};

/** Returns the most characters of an answer, or undefined if a rule of its type limits it. */
export const longestAnswer = (field: FormField): number | undefined =>
  ("maxLength" in field ? field.maxLength : undefined) ?? MAX_LENGTHS[field.type];

/** Returns an answer with the present value of each option, or "" if no visitor could have given it. */
export function currentAnswer(field: FormField, answer: string): string {
  if ("options" in field)
    return answer
      .split("\n")
      .flatMap((line) => field.options.find((option) => isValueOf(option, line))?.value ?? [])
      .join("\n");
  // No script can choose a file, so a stored name means nothing.
  return field.type === "file" || (field.type === "consent" && answer !== TICKED) ? "" : answer;
}

const isValueOf = ({ value, formerly = [] }: FormOption, line: string) =>
  value === line || formerly.includes(line);
