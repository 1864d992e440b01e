import type { ComponentProps } from "react";
import { describedBy, FieldLabel, type FieldProps, isWrong } from "./field-label.tsx";
import { isAlwaysRequired } from "../form-fields.ts";
import { type ControlField, nativeRules } from "./native-rules.ts";
import styles from "./quote-form.module.css";

interface TextFieldProps extends FieldProps<ControlField> {
  /** Additional properties of the `input`, for a field that does more. */
  readonly input?: ComponentProps<"input">;
}

/**
 * A field with a single control: a line, several lines or a button for files. Its id is the field's name, so that
 * the summary can link to it. The element holds the text, not React, so text typed before the script wakes stays.
 */
export function TextField({ field, error, input }: TextFieldProps) {
  const { name } = field;
  const Control = (field.type === "textarea" ? "textarea" : "input") as "input";
  return (
    <div className={styles["text"]}>
      <FieldLabel field={field} error={error} />
      <Control
        className={styles["input"]}
        id={name}
        name={name}
        {...nativeRules(field)}
        aria-describedby={describedBy({ field, error })}
        aria-invalid={isWrong(error) || undefined}
        required={isAlwaysRequired(field)}
        {...input}
      />
    </div>
  );
}
