import { describedBy, FieldError, type FieldFault } from "./field-error.tsx";
import type { ChoiceQuestion } from "./quote-fields.data.ts";
import styles from "./quote-form.module.css";

interface ChoiceFieldProps {
  readonly field: ChoiceQuestion;
  readonly error: FieldFault | undefined;
}

/**
 * A question with a few radio buttons. The first one has the question's name as its id, for the summary's
 * link.
 */
export function ChoiceField({ field, error }: ChoiceFieldProps) {
  const { name, label: question, hint, choices } = field;
  return (
    <fieldset aria-describedby={describedBy(name, hint, error)}>
      <legend className={styles["label"]}>{question}</legend>
      {hint !== undefined && (
        <p className={styles["hint"]} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} error={error} />
      <div className={`${styles["choices"]} ${styles[widthOf(choices)]}`}>
        {choices.map(({ value, label }, i) => (
          <label className={styles["choice"]} key={value}>
            <input
              className={styles["radio"]}
              id={i === 0 ? name : `${name}-${i + 1}`}
              type="radio"
              name={name}
              value={value}
              required
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The first answer's length tells how wide the cells are in which all of them stand. */
function widthOf([first]: ChoiceQuestion["choices"]): "short" | "medium" | "long" {
  const length = first?.label.length ?? 0;
  return length < 8 ? "short" : length < 16 ? "medium" : "long";
}
