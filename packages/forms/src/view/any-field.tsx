import { AddressField } from "../address-field/address-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { EmailRepairNotice } from "./email-repair-notice.tsx";
import type { FieldProps } from "./field-label.tsx";
import { FileField } from "./file-field.tsx";
import type { EmailRepair } from "../state/quote-state.ts";
import { TextField } from "./text-field.tsx";

interface AnyFieldProps extends FieldProps {
  /** The address of the geocoder; undefined for a form that asks for no address. */
  readonly geocoder: string | undefined;
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
      if (geocoder === undefined) return <TextField field={field} error={error} />;
      return <AddressField field={field} error={error} geocoder={geocoder} />;
    case "file":
      return <FileField field={field} error={error} />;
    case "choice":
    case "choices":
    case "consent":
      return <ChoiceField field={field} error={error} />;
    default:
      return <TextField field={field} error={error} />;
  }
}
