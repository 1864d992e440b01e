import type { Form } from "@vitrine/schema/content/form";
import { vi } from "vitest";
import { fingerprintOf } from "../delivery/outbox-entry.ts";
import type { QuoteRequest } from "../delivery/quote-request.ts";
import type { SentRequest } from "../delivery/sent-request.ts";
import type { SendResult } from "../delivery/submit-quote.ts";
import { decodeDraft } from "../draft/draft.ts";
import { exampleFields, exampleForm } from "./example-form.ts";
import type { Answers } from "../form-fields.ts";
import type { FormPort } from "../page/form-port.ts";
import { createQuoteStore } from "../state/quote-store.ts";

export const NOW = Date.UTC(2026, 10, 21);
export const empty = Object.fromEntries(exampleFields.map(({ name }) => [name, ""]));
export const idOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;

interface TestForm extends FormPort {
  focused: string | undefined;
  isLocked: boolean;
  /** The names of the fields that are asked for. */
  shown: readonly string[];
}

/** A form without a page, with one hidden field. */
function testForm(start: Answers, isRestored: boolean): TestForm {
  let values = start;
  const form: TestForm = {
    focused: undefined,
    isLocked: false,
    shown: [],
    values: () => values,
    entries: () => [...Object.entries(values), ["gclid", "g1"] as const],
    refused: () => [],
    files: () => [],
    show: (names) => void (form.shown = names),
    write: (name: string, value: string) => void (values = { ...values, [name]: value }),
    limit: () => undefined,
    isRestored: () => isRestored,
    isFocused: (name: string) => form.focused === name,
    focus: (name: string) => void (form.focused = name),
    reset: () => void (values = empty),
    lock: (isLocked: boolean) => void (form.isLocked = isLocked),
  };
  return form;
}

interface Before {
  readonly definition?: Form;
  /** The draft in the storage. */
  readonly stored?: string | null;
  /** Earlier sent requests by their id. */
  readonly sent?: Map<string, SentRequest>;
  readonly isRestored?: boolean;
}

export const sentAnswers = (values: Answers, email = values["email"]): SentRequest => ({
  fingerprint: fingerprintOf(Object.entries(values)),
  email,
});

/** A form's store without a page. The test controls its delivery. */
export function testStore(
  values: Answers,
  {
    definition = exampleForm,
    stored = null,
    sent = new Map<string, SentRequest>(),
    isRestored = false,
  }: Before = {},
) {
  const form = testForm(values, isRestored);
  const device = { text: stored };
  const requests: QuoteRequest[] = [];
  let answer = (_outcome: SendResult) => {};
  const thank = vi.fn<() => void>();
  let ids = 0;
  const store = createQuoteStore({
    definition,
    form,
    drafts: {
      read: () => device.text,
      write: (text) => (device.text = text),
      erase: () => (device.text = null),
    },
    delivery: {
      send(request) {
        requests.push(request);
        return new Promise((resolve) => (answer = resolve));
      },
      promiseDelivery: async (submissionId) => sent.get(submissionId),
      findSame: async (fingerprint) => [...sent.values()].find((one) => one.fingerprint === fingerprint),
      findThanked: async () => [...sent.values()].at(-1),
    },
    thank,
    newId: () => idOf((ids += 1)),
    now: () => NOW,
  });
  store.open();
  return {
    ...store,
    form,
    requests,
    thank,
    draft: () => decodeDraft(device.text, NOW, exampleFields),
    /** The draft as the device has it. */
    draftText: () => device.text,
    erase: () => (device.text = null),
    /** Writes a draft as another tab would. */
    writeDraft: (text: string) => (device.text = text),
    answer: (outcome: SendResult) => answer(outcome),
    /** Sends the form, with this outcome. */
    async send(outcome: SendResult) {
      const sending = store.submit();
      answer(outcome);
      await sending;
    },
  };
}
