import type { FormPort } from "./form-port.ts";
import { quoteFieldNames, type QuoteValues } from "./quote-values.ts";

/** The attribute of the element that holds all answers. */
export const ANSWERS_ATTRIBUTE = "data-answers";

export interface PageForm extends FormPort {
  /** Returns the form's element. Throws before the island wakes. */
  element(): HTMLFormElement;
  /** Stores the element that React's `ref` passes. */
  attach(this: void, element: HTMLFormElement | null): void;
}

/** The form port of the form in a page. */
export function pageForm(): PageForm {
  let attached: HTMLFormElement | null = null;
  const form = () => {
    if (attached === null) throw new Error("The quote form is not in the page.");
    return attached;
  };
  const field = (name: string) => {
    const found = form().elements.namedItem(name);
    return found instanceof HTMLInputElement || found instanceof RadioNodeList ? found : undefined;
  };
  return {
    element: form,
    attach: (element) => {
      attached = element;
    },
    values: () =>
      Object.fromEntries(quoteFieldNames.map((name) => [name, field(name)?.value ?? ""])) as QuoteValues,
    entries: () =>
      [...new FormData(form())].flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value] as const] : [],
      ),
    refused: () => {
      const names = new Set(
        [...form().querySelectorAll<HTMLInputElement>("input:invalid")].map((i) => i.name),
      );
      return form().checkValidity() ? [] : quoteFieldNames.filter((name) => names.has(name));
    },
    write: (name, value) => {
      const found = field(name);
      if (found !== undefined) found.value = value;
    },
    isRestored: () =>
      performance
        .getEntriesByType("navigation")
        .some((entry) => "type" in entry && entry.type !== "navigate"),
    isFocused: (name) => document.activeElement === field(name),
    focus: (name) => {
      const found = field(name);
      if (found instanceof HTMLElement) found.focus();
    },
    reset: () => form().reset(),
    lock: (isLocked) => {
      const answers = form().querySelector<HTMLElement>(`[${ANSWERS_ATTRIBUTE}]`);
      if (answers === null) return;
      if (isLocked && answers.contains(document.activeElement))
        form().querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
      answers.inert = isLocked;
    },
  };
}
