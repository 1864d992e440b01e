import type { FormField } from "@vitrine/schema/content/form-field";
import { TICKED } from "@vitrine/schema/form-wire";
import { describedBy, isWrong } from "./field-error.tsx";
import { FieldHelp, FieldLabel, type FieldProps } from "./field-label.tsx";
import { isAlwaysRequired, optionText } from "./form-fields.ts";
import styles from "./quote-form.module.css";

/**
 * A question with a few radio buttons, or boxes if several answers fit. The first one has the field's name as its id,
 * for the summary's link. No browser can require one box of several, so only the script does.
 */
export function ChoiceField({ field, error }: FieldProps<FormField<"choice" | "choices">>) {
  const { name, type, hint, options } = field;
  const isOne = type === "choice";
  return (
    <fieldset aria-describedby={describedBy(name, hint, error)}>
      <FieldLabel field={field} error={error} isLegend />
      <div className={`${styles["choices"]} ${styles[widthOf(options)]}`}>
        {options.map((option, i) => (
          <label className={styles["choice"]} key={option.value}>
            <input
              className={styles["radio"]}
              id={i === 0 ? name : `${name}-${i + 1}`}
              type={isOne ? "radio" : "checkbox"}
              name={name}
              value={option.value}
              required={isOne && isAlwaysRequired(field)}
            />
            {optionText(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The first answer's length tells how wide the cells are in which all of them stand. */
function widthOf([first]: FormField<"choice">["options"]): "short" | "medium" | "long" {
  const length = first === undefined ? 0 : optionText(first).length;
  return length < 8 ? "short" : length < 16 ? "medium" : "long";
}

/** A box to tick. Its label is the sentence that the visitor agrees to. */
export function ConsentField({ field, error }: FieldProps<FormField<"consent">>) {
  const { name, label, hint } = field;
  return (
    <div>
      <FieldHelp field={field} error={error} />
      <label className={styles["choice"]}>
        <input
          className={styles["radio"]}
          id={name}
          type="checkbox"
          name={name}
          value={TICKED}
          aria-describedby={describedBy(name, hint, error)}
          aria-invalid={isWrong(error) || undefined}
          required={isAlwaysRequired(field)}
        />
        {label}
      </label>
    </div>
  );
}
