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

/** Returns the single values of an answer. */
export const linesOf = (answer: string): readonly string[] => (answer === "" ? [] : answer.split("\n"));

/** True if the field needs an answer whatever the others are, so that a browser can require it without a script. */
export const isAlwaysRequired = ({ required, when }: FormField): boolean =>
  required === true && when === undefined;

/** Returns the fields that these answers ask for. A condition looks at a field above its own. */
export function askedFields(fields: readonly FormField[], answers: Answers): readonly FormField[] {
  const asked = new Map<string, FormField>();
  for (const field of fields) {
    const { when } = field;
    const given = when && asked.has(when.field) ? linesOf(answers[when.field] ?? "") : [];
    if (when === undefined || given.some((value) => when.is.includes(value))) asked.set(field.name, field);
  }
  return [...asked.values()];
}

/** Returns an option's text for the visitor. */
export const optionText = ({ label, value }: FormOption): string => label ?? value;

/** The longest address that mail servers take (RFC 5321, section 4.5.3.1.3, as corrected by RFC 3696's erratum 1690). */
const LONGEST_EMAIL = 254;
const LONGEST_TEXT = 250;
const LONGEST_TEXTAREA = 2000;

/** Returns the most characters of an answer, or undefined if a rule of its type limits it. */
export function longestAnswer(field: FormField): number | undefined {
  switch (field.type) {
    case "text":
    case "address":
      return field.maxLength ?? LONGEST_TEXT;
    case "textarea":
      return field.maxLength ?? LONGEST_TEXTAREA;
    case "email":
      return LONGEST_EMAIL;
    default:
      return undefined;
  }
}

/**
 * Returns an answer as the form gives it today, or "" if no visitor could have given it. An option's earlier value
 * becomes the present one.
 */
export function currentAnswer(field: FormField, answer: string): string {
  switch (field.type) {
    case "choice":
    case "choices":
      return linesOf(answer)
        .flatMap((line) => field.options.find((option) => isValueOf(option, line))?.value ?? [])
        .join("\n");
    case "consent":
      return answer === TICKED ? TICKED : "";
    case "file":
      // No script can choose a file, so a stored name means nothing.
      return "";
    default:
      return answer;
  }
}

const isValueOf = ({ value, formerly = [] }: FormOption, line: string) =>
  value === line || formerly.includes(line);
