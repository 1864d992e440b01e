import type { Attribution } from "./attribution.ts";
import { attributionFields } from "./attribution-fields.data.ts";

/**
 * Writes the attribution into the hidden fields of the page's forms at once, for scripts that read them. It
 * writes them again when a form is sent, because a script may have reset them.
 */
export function fillAttributionFields(current: () => Attribution): () => void {
  document.addEventListener("formdata", ({ formData }) => {
    for (const name of attributionFields) if (formData.has(name)) formData.set(name, current()[name] ?? "");
  });
  return () => {
    for (const name of attributionFields)
      for (const input of document.querySelectorAll<HTMLInputElement>(`input[type=hidden][name=${name}]`))
        input.value = current()[name] ?? "";
  };
}
