import type { FormPort } from "./form-port.ts";

/** The attribute of the element that holds all answers. */
export const ANSWERS_ATTRIBUTE = "data-answers";

/** The attribute of an element that holds one or two conditional fields; its value is the name of the first. */
export const CONDITIONAL_ATTRIBUTE = "data-when";

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
      // A field without a file is sent as a file without a name.
      [...new FormData(form())].filter(([, value]) => typeof value === "string" || value.name !== ""),
    files: (name) => (controls(name) as HTMLInputElement[]).flatMap(({ files }) => [...(files ?? [])]),
    show: (asked) => {
      for (const place of form().querySelectorAll<HTMLElement>(`[${CONDITIONAL_ATTRIBUTE}]`)) {
        place.hidden = !asked.includes(place.getAttribute(CONDITIONAL_ATTRIBUTE) ?? "");
        for (const control of place.querySelectorAll<Control>("[name]")) control.disabled = place.hidden;
      }
    },
    refused: () => {
      const invalid = new Set([...form().querySelectorAll<Control>(":invalid")].map(({ name }) => name));
      return form().checkValidity() ? [] : names.filter((name) => invalid.has(name));
    },
    write: (name, value) => {
      for (const control of controls(name))
        if (isBox(control)) control.checked = value.split("\n").includes(control.value);
        else control.value = value;
    },
    limit: (name, min, max) => {
      for (const control of controls(name)) Object.assign(control, { min, max });
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
