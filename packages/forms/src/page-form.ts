import { linesOf } from "./form-fields.ts";
import type { FormPort } from "./form-port.ts";

/** The attribute of the element that holds all answers. */
export const ANSWERS_ATTRIBUTE = "data-answers";

export interface PageForm extends FormPort {
  /** Returns the form's element. Throws before the island wakes. */
  element(): HTMLFormElement;
  /** Stores the element that React's `ref` passes. */
  attach(this: void, element: HTMLFormElement | null): void;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** True for a control that holds its value whether or not it is chosen. */
const isBox = (control: Control): control is HTMLInputElement =>
  control.type === "radio" || control.type === "checkbox";

const valuesOf = (control: Control) => (isBox(control) && !control.checked ? [] : [control.value]);

/** The form port of the form in a page. */
export function pageForm(names: readonly string[]): PageForm {
  let attached: HTMLFormElement | null = null;
  const form = () => {
    if (attached === null) throw new Error("The quote form is not in the page.");
    return attached;
  };
  const controls = (name: string) => [...form().querySelectorAll<Control>(`[name=${name}]`)];
  return {
    element: form,
    attach: (element) => {
      attached = element;
    },
    values: () =>
      Object.fromEntries(names.map((name) => [name, controls(name).flatMap(valuesOf).join("\n")])),
    entries: () =>
      [...new FormData(form())].flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value] as const] : [],
      ),
    refused: () => {
      const invalid = new Set([...form().querySelectorAll<Control>(":invalid")].map(({ name }) => name));
      return form().checkValidity() ? [] : names.filter((name) => invalid.has(name));
    },
    write: (name, value) => {
      for (const control of controls(name))
        if (isBox(control)) control.checked = linesOf(value).includes(control.value);
        else control.value = value;
    },
    isRestored: () =>
      performance
        .getEntriesByType("navigation")
        .some((entry) => "type" in entry && entry.type !== "navigate"),
    isFocused: (name) => controls(name).some((control) => control === document.activeElement),
    focus: (name) => controls(name)[0]?.focus(),
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
