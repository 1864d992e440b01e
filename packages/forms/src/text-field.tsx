import { FieldError } from "./field-error.tsx";
import type { TextQuestion } from "./quote-fields.data.ts";
import styles from "./quote-form.module.css";

export interface TextFieldProps {
  readonly field: TextQuestion;
  /** What is wrong with the answer, in the visitor's words. */
  readonly error: string | undefined;
}

/**
 * One line to type. Its id is the question's name, so that the summary can link to it. The element holds the
 * text, not React: what was typed before the script woke stays.
 */
export function TextField({ field, error }: TextFieldProps) {
  const { name, label, type, autoComplete, autoCapitalize, hint, pattern } = field;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
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
        pattern={pattern}
        title={pattern === undefined ? undefined : hint}
        aria-describedby={described || undefined}
        aria-invalid={error === undefined ? undefined : true}
        required
      />
    </div>
  );
}
