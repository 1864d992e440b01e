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
    if (last && !partner && isHalf(last) && isHalf(field) && areAskedAtOnce(last, field))
      rows[rows.length - 1] = [last, field];
    else rows.push([field]);
  }
  return rows;
}

const isHalf = (field: FormField) => "half" in field && field.half === true;

const areAskedAtOnce = (one: FormField, other: FormField) =>
  JSON.stringify(one.when) === JSON.stringify(other.when);

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
