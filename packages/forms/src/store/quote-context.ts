import type { Form } from "@vitrine/schema/content/form";
import type { FormField } from "@vitrine/schema/content/form-field";
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

/** The ports and functions that the parts of the form's store share. */
export interface QuoteContext extends QuotePorts, Pick<StoreApi<QuoteState>, "getState" | "setState"> {
  /** True if answers may change and be sent. */
  isOpen(): boolean;
  hasAnswers(): boolean;
  readonly fields: readonly FormField[];
  /** The fields that the present answers ask for. */
  asked(): readonly FormField[];
  /** Shows the fields that are asked for, and hides the others. */
  showAsked(): void;
  /** Erases all answers. */
  reset(): void;
}

export function quoteContext(
  ports: QuotePorts,
  { getState, setState }: Pick<StoreApi<QuoteState>, "getState" | "setState">,
): QuoteContext {
  const { form } = ports;
  const fields = fieldsOf(ports.definition);
  const asked = () => askedFields(fields, form.values());
  const showAsked = () => form.show(asked().map(({ name }) => name));
  return {
    ...ports,
    fields,
    asked,
    showAsked,
    reset() {
      form.reset();
      showAsked();
    },
    getState,
    setState,
    isOpen: () => !["sending", "already-sent"].includes(getState().phase.name),
    hasAnswers: () => Object.values(form.values()).some((value) => value !== ""),
  };
}
