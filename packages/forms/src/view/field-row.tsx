import type { FormField } from "@vitrine/schema/content/form-field";
import type { ReactNode } from "react";
import { CONDITIONAL_ATTRIBUTE } from "../page/page-form.ts";
import styles from "./quote-form.module.css";

type Row = readonly [first: FormField, second?: FormField];

/** Returns the fields as rows: two fields of half the width that follow each other, asked at once, share one. */
export function rowsOf(fields: readonly FormField[]): readonly Row[] {
  const rows: Row[] = [];
  for (const field of fields) {
    const [last, partner] = rows.at(-1) ?? [];
    const condition = halfCondition(field);
    if (last && !partner && condition && condition === halfCondition(last))
      rows[rows.length - 1] = [last, field];
    else rows.push([field]);
  }
  return rows;
}

/** The condition of a field of half the width, as a text; undefined for a wide field. */
const halfCondition = (field: FormField) =>
  "half" in field && field.half ? JSON.stringify(field.when ?? 0) : undefined;

/** One or two fields beside each other. The script hides a row that is not asked; without a script it shows. */
export function FieldRow({
  row: [first, second],
  children,
}: {
  readonly row: Row;
  readonly children: (field: FormField) => ReactNode;
}) {
  if (second === undefined && first.when === undefined) return children(first);
  return (
    <div className={second && styles["pair"]} {...(first.when && { [CONDITIONAL_ATTRIBUTE]: first.name })}>
      {children(first)}
      {second && children(second)}
    </div>
  );
}
