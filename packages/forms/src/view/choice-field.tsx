import type { FormField, FormOption } from "@vitrine/schema/content/form-field";
import { TICKED } from "@vitrine/schema/form-wire";
import { describedBy, FieldHelp, FieldLabel, type FieldProps } from "./field-label.tsx";
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
  return (
    <Group aria-describedby={describedBy({ field, error })}>
      {isConsent ? (
        <FieldHelp field={field} error={error} />
      ) : (
        <FieldLabel field={field} error={error} isLegend />
      )}
      <div className={isConsent ? styles["choices"] : `${styles["choices"]} ${styles[widthOf(options)]}`}>
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

/** The longest answer tells how wide the cells are. The last one does not count, since it may have a row of its own. */
function widthOf(options: readonly FormOption[]): "tiny" | "short" | "medium" | "long" {
  const length = Math.max(0, ...options.slice(0, -1).map((option) => optionText(option).length));
  return length < 3 ? "tiny" : length < 8 ? "short" : length < 16 ? "medium" : "long";
}
