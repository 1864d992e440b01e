import type { ComponentProps } from "react";
import { describedBy, FieldError, type FieldFault, isWrong } from "./field-error.tsx";
import type { TextQuestion } from "./quote-fields.data.ts";
import styles from "./quote-form.module.css";

export interface TextFieldProps {
  readonly field: TextQuestion;
  readonly error: FieldFault | undefined;
  /** Additional properties of the `input`, for a field that does more. */
  readonly input?: ComponentProps<"input">;
}

/**
 * A single-line text field. Its id is the question's name, so that the summary can link to it. The element
 * holds the text, not React, so text typed before the script wakes stays.
 */
export function TextField({ field, error, input }: TextFieldProps) {
  const { name, label, type, autoComplete, autoCapitalize, hint, pattern, maxLength } = field;
  return (
    <div className={styles["text"]}>
      <label className={styles["label"]} htmlFor={name}>
        {label}
      </label>
      {hint !== undefined && (
        <p className={styles["hint"]} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} error={error} />
      <input
        className={styles["input"]}
        id={name}
        name={name}
        type={type}
        inputMode={type}
        autoComplete={autoComplete}
        autoCapitalize={autoCapitalize}
        enterKeyHint="next"
        // `maxlength` would silently cut a pasted text, so a pattern limits the length.
        pattern={pattern ?? `.{0,${maxLength}}`}
        title={pattern === undefined ? `${maxLength} caractères au plus` : hint}
        aria-describedby={describedBy(name, hint, error)}
        aria-invalid={isWrong(error) || undefined}
        required
        {...input}
      />
    </div>
  );
}
