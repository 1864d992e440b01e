import type { FormField } from "@vitrine/schema/content/form";
import type { StoreApi } from "zustand/vanilla";
import type { QuoteDelivery } from "./delivery/send-quote.ts";
import type { DraftStorage } from "./draft/draft-storage.ts";
import type { FormPort } from "./form-port.ts";
import { currentAnswer } from "./form-fields.ts";
import type { QuoteState } from "./quote-state.ts";

/** The functions that the form needs from the browser. */
export interface QuotePorts {
  readonly fields: readonly FormField[];
  readonly form: FormPort;
  readonly drafts: DraftStorage;
  readonly delivery: QuoteDelivery;
  /** Shows the thank-you view, after the form was sent. */
  thank(): void;
  newId(): string;
  /** Returns the time in milliseconds since 1970. */
  now(): number;
}

/** The ports and functions that the parts of the form's store share. */
export interface QuoteContext extends QuotePorts, Pick<StoreApi<QuoteState>, "getState" | "setState"> {
  /** True if answers may change and be sent. */
  isOpen(): boolean;
  hasAnswers(): boolean;
  /** The form's fields as they are sent. */
  entries(): readonly (readonly [name: string, value: string])[];
}

export function quoteContext(
  ports: QuotePorts,
  { getState, setState }: Pick<StoreApi<QuoteState>, "getState" | "setState">,
): QuoteContext {
  const { form, fields } = ports;
  return {
    ...ports,
    getState,
    setState,
    isOpen: () => !["sending", "already-sent"].includes(getState().phase.name),
    hasAnswers: () => Object.values(form.values()).some((value) => value !== ""),
    entries: () =>
      form.entries().map(([name, value]) => {
        const field = fields.find((one) => one.name === name);
        return [name, (field && currentAnswer(field, value)) || value] as const;
      }),
  };
}
