import type { FormField } from "@vitrine/schema/content/form-field";
import { describedBy, isWrong } from "./field-error.tsx";
import { FieldLabel, type FieldProps } from "./field-label.tsx";
import { isAlwaysRequired } from "./form-fields.ts";
import styles from "./quote-form.module.css";
import { acceptOf, inMegabytes, kindsOf } from "./rules/files.ts";

interface FileFieldProps extends FieldProps<FormField<"file">> {
  /** The most bytes of all files of the form together. */
  readonly limit: number;
}

/** A field for files. Its hint says what it accepts before the visitor chooses. */
export function FileField({ field, error, limit }: FileFieldProps) {
  const { name, multiple } = field;
  const kinds = kindsOf(field);
  const rule = `${kinds.slice(0, 1).toUpperCase()}${kinds.slice(1)}, ${inMegabytes(limit)} au plus en tout.`;
  const hint = field.hint === undefined ? rule : `${field.hint} ${rule}`;
  return (
    <div className={styles["text"]}>
      <FieldLabel field={{ ...field, hint }} error={error} />
      <input
        className={styles["input"]}
        id={name}
        name={name}
        type="file"
        accept={acceptOf(field)}
        multiple={multiple}
        aria-describedby={describedBy(name, hint, error)}
        aria-invalid={isWrong(error) || undefined}
        required={isAlwaysRequired(field)}
      />
    </div>
  );
}
