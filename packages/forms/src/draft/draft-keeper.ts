import type { QuoteContext } from "../quote-context.ts";
import { decodeDraft, type Draft, encodeDraft, type LastSend } from "./draft.ts";

/** Keeps the form's answers on the device, and what was last sent under its id. */
export interface DraftKeeper {
  /** The draft, unless it is too old or was tampered with: then it is erased. */
  read(): Draft | undefined;
  save(): void;
  /** Erases the form's own draft; that of another tab's form stays. */
  erase(): void;
  /** Whether the draft on the device is this form's: a page that went on after sending has erased it. */
  isKept(): boolean;
  /**
   * Notes a send before it leaves. Gives its revision: a retry of the same answers has the same one, changed answers
   * the next.
   */
  noteSend(fingerprint: number): number;
}

export function draftKeeper({ form, drafts, getState, hasAnswers, now }: QuoteContext): DraftKeeper {
  /** The last send from this page, for where there is no storage. */
  let ownSend: (LastSend & { readonly submissionId: string }) | undefined;

  const stored = () => decodeDraft(drafts.read(), now());
  const isKept = () => stored()?.submissionId === getState().submissionId;
  const erase = () => void (isKept() && drafts.erase());

  function lastSend(): LastSend | undefined {
    const { submissionId } = getState();
    const draft = stored();
    if (draft?.submissionId === submissionId && draft.lastSend !== undefined) return draft.lastSend;
    return ownSend?.submissionId === submissionId ? ownSend : undefined;
  }

  function save(send = lastSend()): void {
    const { phase, submissionId, keptEmail } = getState();
    if (phase.name === "already-sent") return;
    if (!hasAnswers()) return erase();
    drafts.write(encodeDraft({ submissionId, values: form.values(), keptEmail, lastSend: send }, now()));
  }

  return {
    read() {
      const draft = stored();
      if (draft === undefined) drafts.erase();
      return draft;
    },
    save: () => save(),
    erase,
    isKept,
    noteSend(fingerprint) {
      const last = lastSend();
      const revision = last?.fingerprint === fingerprint ? last.revision : (last?.revision ?? 0) + 1;
      ownSend = { submissionId: getState().submissionId, revision, fingerprint };
      save({ revision, fingerprint });
      return revision;
    },
  };
}
