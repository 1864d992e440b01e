import { fingerprintOf } from "../delivery/outbox-entry.ts";
import type { DraftKeeper } from "../draft/draft-keeper.ts";
import type { QuoteContext } from "./quote-context.ts";
import { untouched } from "./quote-state.ts";

/** Protects a sent form from being sent again by accident. */
export function sentForm(context: QuoteContext, draft: DraftKeeper) {
  const { form, fields, delivery, getState, setState, isOpen, newId, reset, thank } = context;
  /** Promises the delivery of the request sent under the form's id. Returns it unless the id has changed. */
  async function promiseOwn() {
    const { submissionId } = getState();
    if (!isOpen() || submissionId === "") return undefined;
    const sent = await delivery.promiseDelivery(submissionId);
    return isOpen() && getState().submissionId === submissionId ? sent : undefined;
  }

  /** Locks the form; `fingerprint` is that of the sent answers. */
  function lock(fingerprint: number): void {
    form.lock(true);
    draft.erase();
    const isSame = fingerprintOf(form.entries()) === fingerprint;
    setState({ phase: { name: "already-sent", isSame }, repair: undefined });
  }

  /** Called when the form has been sent. It empties the form and thanks the visitor. */
  function thankVisitor(email: string | undefined): void {
    form.lock(false);
    reset();
    draft.erase();
    setState({ ...untouched, phase: { name: "sent" }, submissionId: newId(), thanked: { email } });
    thank();
  }

  return {
    thankVisitor,
    /** Called when the page has found a draft. An earlier page may have closed while it was sending it. */
    async thankIfSent(): Promise<void> {
      const sent = await promiseOwn();
      if (!sent) return;
      const isAsSent = fingerprintOf(form.entries()) === sent.fingerprint;
      // Answers changed meanwhile stay. A tab that saw the response has already thanked the visitor.
      if (isAsSent && draft.isStored()) thankVisitor(sent.email);
      else lock(sent.fingerprint);
    },
    /** Called when the browser has restored answers without a draft. They may have been sent. */
    async recognize(): Promise<void> {
      const fingerprint = fingerprintOf(form.entries());
      if ((await delivery.findSame(fingerprint)) && isOpen()) lock(fingerprint);
    },
    /** Called when the form was open for a while. Another tab may have sent it. */
    async lockIfSent(): Promise<void> {
      const sent = await promiseOwn();
      if (sent) lock(sent.fingerprint);
    },
    /** Begins a new request after one that was sent. Unsent answers stay. */
    startAnew(): void {
      const { phase } = getState();
      form.lock(false);
      if (phase.name === "already-sent" && phase.isSame) reset();
      // The button that was pressed goes, and would take the focus along.
      form.focus(fields[0]?.name ?? "");
      setState({ ...untouched, submissionId: newId() });
      draft.save();
    },
  };
}
