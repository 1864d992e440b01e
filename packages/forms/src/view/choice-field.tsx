import type { FormField } from "@vitrine/schema/content/form-field";
import { TICKED } from "@vitrine/schema/form-wire";
import { describedBy, FieldHelp, FieldLabel, type FieldProps } from "./field-label.tsx";
import { choiceWidth } from "./choice-width.ts";
import { isAlwaysRequired, optionText } from "../form-fields.ts";
import styles from "./quote-form.module.css";

/**
 * A question with a few radio buttons, or boxes if several answers fit. The first one has the field's name as its id,
 * for the summary's link. A consent is a single box, whose label is the question. No browser can require one box of
 * several, so only the script does.
 */
export function ChoiceField({ field, error }: FieldProps<FormField<"choice" | "choices" | "consent">>) {
  const { name, type, label } = field;
  const isConsent = type === "consent";
  const Group = isConsent ? "div" : "fieldset";
  const options = isConsent ? [{ value: TICKED, label }] : field.options;
  const width = choiceWidth(options.map(optionText));
  return (
    <Group aria-describedby={describedBy({ field, error })}>
      {isConsent ? (
        <FieldHelp field={field} error={error} />
      ) : (
        <FieldLabel field={field} error={error} isLegend />
      )}
      <div className={isConsent ? styles["choices"] : `${styles["choices"]} ${styles[width]}`}>
        {options.map((option, i) => (
          <label className={styles["choice"]} key={option.value}>
            <input
              className={styles["radio"]}
              id={i === 0 ? name : `${name}-${i + 1}`}
              type={type === "choice" ? "radio" : "checkbox"}
              name={name}
              value={option.value}
              required={type !== "choices" && isAlwaysRequired(field)}
            />
            {optionText(option)}
          </label>
        ))}
      </div>
    </Group>
  );
}
