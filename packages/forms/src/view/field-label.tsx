import type { FormField } from "@vitrine/schema/content/form-field";
import styles from "./quote-form.module.css";

/** An error in an answer, in French for the visitor. It repeats the summary's message. */
export interface FieldFault {
  readonly message: string;
  /** True after a correction. The invisible message keeps its place, so that nothing moves. */
  readonly isMended: boolean;
}

/** The properties of a field of one or several types. */
export interface FieldProps<Field extends FormField = FormField> {
  readonly field: Field;
  readonly error: FieldFault | undefined;
}

/** A field's question, its hint and its error. A group of controls has a legend for a label. */
export function FieldLabel({ isLegend = false, ...props }: FieldProps & { readonly isLegend?: boolean }) {
  const { name, label, required } = props.field;
  // Most fields are required, so the others say that they are not.
  const question = required === true ? label : `${label} (facultatif)`;
  return (
    <>
      {isLegend ? (
        <legend className={styles["label"]}>{question}</legend>
      ) : (
        <label className={styles["label"]} htmlFor={name}>
          {question}
        </label>
      )}
      <FieldHelp {...props} />
    </>
  );
}

/** A field's hint and its error. */
export function FieldHelp({ field: { name, hint }, error }: FieldProps) {
  return (
    <>
      {hint !== undefined && (
        <p className={styles["hint"]} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p
          className={error.isMended ? `${styles["error"]} ${styles["mended"]}` : styles["error"]}
          id={`${name}-error`}
        >
          {error.message}
        </p>
      )}
    </>
  );
}

/** Returns the ids of a field's hint and error, for `aria-describedby`. */
export function describedBy({ field: { name, hint }, error }: FieldProps): string | undefined {
  const ids = [hint && `${name}-hint`, isWrong(error) && `${name}-error`].filter(Boolean);
  return ids.join(" ") || undefined;
}

export const isWrong = (error: FieldFault | undefined): boolean => error !== undefined && !error.isMended;
