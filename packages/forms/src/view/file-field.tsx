import { useEffect, useRef, useState } from "react";
import type { FieldProps } from "./field-label.tsx";
import type { ControlField } from "./native-rules.ts";
import styles from "./quote-form.module.css";
import { TextField } from "./text-field.tsx";

/** A field for files. A phone can't take back what was chosen, so a button does. */
export function FileField({ field, error }: FieldProps<ControlField>) {
  const control = useRef<HTMLInputElement>(null);
  const [hasFiles, setHasFiles] = useState(false);
  useEffect(() => {
    const form = control.current?.form;
    const watching = new AbortController();
    // The files are gone only after the event of a reset.
    const look = () => void setTimeout(() => setHasFiles(Boolean(control.current?.value)));
    look();
    form?.addEventListener("input", look, { signal: watching.signal });
    form?.addEventListener("reset", look, { signal: watching.signal });
    return () => watching.abort();
  }, []);
  function remove(): void {
    if (control.current === null) return;
    control.current.value = "";
    control.current.dispatchEvent(new Event("input", { bubbles: true }));
    control.current.focus();
  }
  return (
    <div>
      <TextField field={field} error={error} input={{ ref: control }} />
      {hasFiles && (
        <button
          className={styles["undo"]}
          type="button"
          aria-label={`Retirer\u00A0: ${field.label}`}
          onClick={remove}
        >
          Retirer
        </button>
      )}
    </div>
  );
}
