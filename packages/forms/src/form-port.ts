import type { QuoteFieldName, QuoteValues } from "./quote-values.ts";

/** The form in the page. Its fields hold what the visitor typed, before and after the script wakes. */
export interface FormPort {
  values(): QuoteValues;
  /** Every field as it would be posted, hidden ones included. */
  entries(): readonly (readonly [name: string, value: string])[];
  /** The questions whose answer the browser's own check does not accept. */
  refused(): readonly QuoteFieldName[];
  /** Gives a question its answer: fills in the text, or picks the choice. */
  write(name: QuoteFieldName, value: string): void;
  /** Whether the browser may have put back answers of an earlier visit to this page: it was reloaded or come back to. */
  isRestored(): boolean;
  isFocused(name: QuoteFieldName): boolean;
  focus(name: QuoteFieldName): void;
  reset(): void;
  /** While it is locked no answer can be changed, and focus on one goes to the button. */
  lock(isLocked: boolean): void;
}
