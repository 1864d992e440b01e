import type { FormField } from "@vitrine/schema/content/form-field";
import { FieldError, type FieldFault } from "./field-error.tsx";
import styles from "./quote-form.module.css";

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
      <FieldError name={name} error={error} />
    </>
  );
}
