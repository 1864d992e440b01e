import type { Form } from "@vitrine/schema/content/form";
import type { StoreApi } from "zustand/vanilla";
import type { QuoteDelivery } from "../delivery/browser/quote-delivery.ts";
import type { DraftStorage } from "../draft/draft-storage.ts";
import { askedFields, fieldsOf } from "../form-fields.ts";
import type { FormPort } from "../page/form-port.ts";
import type { QuoteState } from "./quote-state.ts";

/** The functions that the form needs from the browser. */
export interface QuotePorts {
  readonly definition: Form;
  readonly form: FormPort;
  readonly drafts: DraftStorage;
  readonly delivery: QuoteDelivery;
  /** Shows the thank-you view, after the form was sent. */
  thank(): void;
  newId(): string;
  /** Returns the time in milliseconds since 1970. */
  now(): number;
}

export type QuoteContext = ReturnType<typeof quoteContext>;

/** The ports and functions that the parts of the form's store share. */
export function quoteContext(
  ports: QuotePorts,
  { getState, setState }: Pick<StoreApi<QuoteState>, "getState" | "setState">,
) {
  const { form } = ports;
  const fields = fieldsOf(ports.definition);
  /** The fields that the present answers ask for. */
  const asked = () => askedFields(fields, form.values());
  /** Shows the fields that are asked for, and hides the others. */
  const showAsked = () => form.show(asked().map(({ name }) => name));
  return {
    ...ports,
    getState,
    setState,
    fields,
    asked,
    showAsked,
    /** Erases all answers. */
    reset(): void {
      form.reset();
      showAsked();
    },
    /** True if answers may change and be sent. */
    isOpen: () => !["sending", "already-sent"].includes(getState().phase.name),
    hasAnswers: () => Object.values(form.values()).some((value) => value !== ""),
  };
}
