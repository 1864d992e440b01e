import { fingerprintOf } from "./delivery/outbox-entry.ts";
import type { DraftKeeper } from "./draft/draft-keeper.ts";
import type { QuoteContext } from "./quote-context.ts";
import { untouched } from "./quote-state.ts";

/** Keeps a form that was sent from being sent again by accident. */
export interface SentForm {
  /** The form has just been sent: an empty one takes its place, and the visitor is thanked. */
  conclude(email: string | undefined): void;
  /** A draft that the page found may be of a form that its page was sending when it went away. */
  thankIfSent(): Promise<void>;
  /** Answers that the browser has put back, without a draft, may have been sent. */
  recognize(): Promise<void>;
  /** The form was open for a while: another tab may have sent it. */
  lockIfSent(): Promise<void>;
  /** Begins another request; answers that were not sent stay. */
  startAnew(): void;
}

export function sentForm(context: QuoteContext, draft: DraftKeeper): SentForm {
  const { form, delivery, getState, setState, isOpen, entries, newId, thank } = context;
  /** The answers of an `already-sent` form as they were sent. */
  let sentFingerprint: number | undefined;

  /** What was sent under the form's id; nothing if the form has become another one meanwhile. */
  async function findOwn() {
    const { submissionId } = getState();
    if (!isOpen() || submissionId === "") return undefined;
    const sent = await delivery.findSent(submissionId);
    return isOpen() && getState().submissionId === submissionId ? sent : undefined;
  }

  function lock(fingerprint: number): void {
    sentFingerprint = fingerprint;
    form.lock(true);
    draft.erase();
    setState({ phase: { name: "already-sent" }, repair: undefined });
  }

  function conclude(email: string | undefined): void {
    form.lock(false);
    form.reset();
    draft.erase();
    setState({ ...untouched, phase: { name: "sent" }, submissionId: newId(), thanked: { email } });
    thank();
  }

  return {
    conclude,
    async thankIfSent() {
      const sent = await findOwn();
      if (!sent) return;
      const isAsSent = fingerprintOf(entries()) === sent.fingerprint;
      // Answers that were changed meanwhile stay, and another tab that heard the answer has thanked already.
      if (isAsSent && draft.isKept()) conclude(sent.email);
      else lock(sent.fingerprint);
    },
    async recognize() {
      const fingerprint = fingerprintOf(entries());
      if ((await delivery.findSame(fingerprint)) && isOpen()) lock(fingerprint);
    },
    async lockIfSent() {
      const sent = await findOwn();
      if (sent) lock(sent.fingerprint);
    },
    startAnew() {
      form.lock(false);
      if (fingerprintOf(entries()) === sentFingerprint) form.reset();
      setState({ ...untouched, submissionId: newId() });
    },
  };
}
