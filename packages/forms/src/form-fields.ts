import type { FieldType, Form, FormField, FormOption } from "@vitrine/schema/content/form";

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

/** The value of a ticked box. */
export const TICKED = "oui";

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
    default:
      return answer;
  }
}

const isValueOf = ({ value, formerly = [] }: FormOption, line: string) =>
  value === line || formerly.includes(line);
