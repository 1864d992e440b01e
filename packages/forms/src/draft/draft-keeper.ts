import type { QuoteContext } from "../state/quote-context.ts";
import { decodeDraft, type Draft, encodeDraft, type LastSend } from "./draft.ts";

export type DraftKeeper = ReturnType<typeof draftKeeper>;

/** Stores the form's answers on the device, with the last send under its id. */
export function draftKeeper({ form, fields, drafts, getState, hasAnswers, now }: QuoteContext) {
  /** The last send from this page, for devices without storage. */
  let ownSend: (LastSend & { readonly submissionId: string }) | undefined;

  const stored = () => decodeDraft(drafts.read(), now(), fields);
  const isStored = () => stored()?.submissionId === getState().submissionId;
  const erase = () => void (isStored() && drafts.erase());

  function lastSend(): LastSend | undefined {
    const { submissionId } = getState();
    const draft = stored();
    if (draft?.submissionId === submissionId && draft.lastSend !== undefined) return draft.lastSend;
    return ownSend?.submissionId === submissionId ? ownSend : undefined;
  }

  function save(send = lastSend()): void {
    const { phase, submissionId, emailAsTyped } = getState();
    if (phase.name === "already-sent") return;
    if (!hasAnswers()) return erase();
    drafts.write(encodeDraft({ submissionId, values: form.values(), emailAsTyped, lastSend: send }, now()));
  }

  return {
    /** Returns the draft. An expired or malformed one is erased instead. */
    read(): Draft | undefined {
      const draft = stored();
      if (draft === undefined) drafts.erase();
      return draft;
    },
    save: () => save(),
    /** Erases the form's own draft, never that of another tab's form. */
    erase,
    /** True if the device's draft belongs to this form. A page that finished a send has erased it. */
    isStored,
    /** Records a send before it leaves, and returns its revision: changed answers get the next one. */
    noteSend(fingerprint: number): number {
      const last = lastSend();
      const revision = last?.fingerprint === fingerprint ? last.revision : (last?.revision ?? 0) + 1;
      ownSend = { submissionId: getState().submissionId, revision, fingerprint };
      save({ revision, fingerprint });
      return revision;
    },
  };
}
