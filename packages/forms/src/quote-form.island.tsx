import { reportLead } from "@vitrine/tracking/report-lead";
import { useDeferredValue, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { quoteDelivery } from "./delivery/browser/quote-delivery.ts";
import { browserDraftStorage } from "./draft/draft-storage.ts";
import { fieldsOf } from "./form-fields.ts";
import { pageForm } from "./page/page-form.ts";
import { watchForm } from "./page/watch-form.ts";
import { createQuoteStore } from "./state/quote-store.ts";
import { goToThankYou } from "./thank-you/thank-you-address.ts";
import { useThankYouAddress } from "./thank-you/use-thank-you-address.ts";
import { type QuoteFormProps, QuoteFormView } from "./view/quote-form-view.tsx";
import { watchSlips } from "./view/quote-slip.tsx";

/** The quote request. Until it wakes, and without JavaScript, the browser posts its form to the webhook. */
export function QuoteForm(props: QuoteFormProps) {
  const { action, fallback, speakCors } = props;
  const [form] = useState(() => pageForm(fieldsOf(props.form).map(({ name }) => name)));
  const [store] = useState(() =>
    createQuoteStore({
      definition: props.form,
      form,
      drafts: browserDraftStorage,
      delivery: quoteDelivery({ webhook: action, fallback, speakCors }),
      thank() {
        reportLead();
        goToThankYou();
      },
      newId: () => crypto.randomUUID(),
      now: () => Date.now(),
    }),
  );
  // The state is deferred so that the press shows first: ten errors take a slow phone longer than a press may
  // wait.
  const state = useDeferredValue(useStore(store));

  useEffect(() => {
    store.open();
    const watching = new AbortController();
    watchForm(form.element(), store, watching.signal);
    watchSlips(form.element(), props.form, watching.signal);
    return () => watching.abort();
  }, [form, store, props.form]);
  const isThanked = useThankYouAddress(store) && state.thanked !== undefined;

  const hasIssues = state.phase.name === "editing" && state.phase.issues.length > 0 && !state.phase.isDone;
  useEffect(() => {
    const own = document.title;
    if (isThanked) document.title = props.thankYouTitle;
    // The title names errors first, as GOV.UK's do.
    else if (hasIssues) document.title = `Erreur : ${own}`;
    return () => void (document.title = own);
  }, [hasIssues, isThanked, props.thankYouTitle]);

  return (
    <QuoteFormView
      {...props}
      state={state}
      attach={form.attach}
      // A task of its own, so that the pressed button is painted before the answers are checked.
      onSubmit={() => void setTimeout(() => void store.submit())}
      onUndoRepair={store.undoRepair}
      onStartAnew={store.startAnew}
    />
  );
}
