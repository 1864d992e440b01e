import type { FormField } from "@vitrine/schema/content/form";
import { AddressField } from "./address-field/address-field.tsx";
import { ChoiceField, ConsentField } from "./choice-field.tsx";
import { EmailRepairNotice } from "./email-repair-notice.tsx";
import type { FieldProps } from "./field-label.tsx";
import type { EmailRepair } from "./quote-state.ts";
import { TextareaField, TextField } from "./text-field.tsx";

interface AnyFieldProps extends FieldProps {
  /** The address of the geocoder. */
  readonly geocoder: string;
  readonly repair: EmailRepair | undefined;
  onUndoRepair(): void;
}

/** A field of any type. */
export function AnyField({ field, error, geocoder, repair, onUndoRepair }: AnyFieldProps) {
  switch (field.type) {
    case "email":
      return (
        <div>
          <TextField field={field} error={error} />
          <EmailRepairNotice
            repair={repair?.name === field.name ? repair : undefined}
            onUndo={onUndoRepair}
          />
        </div>
      );
    case "address":
      return <AddressField field={field} error={error} geocoder={geocoder} />;
    case "textarea":
      return <TextareaField field={field} error={error} />;
    case "choice":
    case "choices":
      return <ChoiceField field={field} error={error} />;
    case "consent":
      return <ConsentField field={field} error={error} />;
    default:
      return <TextField field={field} error={error} />;
  }
}

type Row = [first: FormField, second?: FormField];

/** Returns the fields as rows: two fields of half the width that follow each other share one. */
export function rowsOf(fields: readonly FormField[]): readonly Row[] {
  const rows: Row[] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (isHalf(field) && last?.length === 1 && isHalf(last[0])) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

const isHalf = (field: FormField) => "half" in field && field.half === true;
