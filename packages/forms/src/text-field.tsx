import type { FormField } from "@vitrine/schema/content/form-field";
import type { ComponentProps } from "react";
import { describedBy, isWrong } from "./field-error.tsx";
import { FieldLabel, type FieldProps } from "./field-label.tsx";
import { isAlwaysRequired } from "./form-fields.ts";
import { type LineField, nativeRules } from "./native-rules.ts";
import styles from "./quote-form.module.css";

interface TextFieldProps extends FieldProps<LineField> {
  /** Additional properties of the `input`, for a field that does more. */
  readonly input?: ComponentProps<"input">;
}

/**
 * A single-line text field. Its id is the field's name, so that the summary can link to it. The element
 * holds the text, not React, so text typed before the script wakes stays.
 */
export function TextField({ field, error, input }: TextFieldProps) {
  const { name, hint } = field;
  return (
    <div className={styles["text"]}>
      <FieldLabel field={field} error={error} />
      <input
        className={styles["input"]}
        id={name}
        name={name}
        {...nativeRules(field)}
        aria-describedby={describedBy(name, hint, error)}
        aria-invalid={isWrong(error) || undefined}
        required={isAlwaysRequired(field)}
        {...input}
      />
    </div>
  );
}

/** A text field of several lines. */
export function TextareaField({ field, error }: FieldProps<FormField<"textarea">>) {
  const { name, hint } = field;
  return (
    <div className={styles["text"]}>
      <FieldLabel field={field} error={error} />
      <textarea
        className={styles["input"]}
        id={name}
        name={name}
        rows={5}
        aria-describedby={describedBy(name, hint, error)}
        aria-invalid={isWrong(error) || undefined}
        required={isAlwaysRequired(field)}
      />
    </div>
  );
}
