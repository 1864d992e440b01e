import type { QuoteRequest } from "../delivery/quote-request.ts";
import type { Answers } from "../form-fields.ts";

export type ChosenFile = Pick<File, "name" | "size" | "slice" | "type">;

/** The form in the page. Its fields hold the visitor's text, before and after the island wakes. */
export interface FormPort {
  values(): Answers;
  /** Every field as it would be posted, with the hidden ones. */
  entries(): QuoteRequest["entries"];
  /** The files chosen in a field. */
  files(name: string): readonly ChosenFile[];
  /** Shows the conditional fields of these names, and hides all others. A hidden field is not sent. */
  show(names: readonly string[]): void;
  /** The names of the fields whose answer fails the browser's own validation. */
  refused(): readonly string[];
  /** Writes an answer: fills in the text, or selects the choices. */
  write(name: string, value: string): void;
  /** Lets a date field's calendar offer the days from `min` to `max` only; an empty text is no limit. */
  limit(name: string, min: string, max: string): void;
  /** True after a reload or a return from the history. The browser may then have restored earlier answers. */
  isRestored(): boolean;
  isFocused(name: string): boolean;
  focus(name: string): void;
  reset(): void;
  /** Locks the form or unlocks it. Locking moves the focus from an answer to the button. */
  lock(isLocked: boolean): void;
}
