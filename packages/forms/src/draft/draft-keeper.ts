import type { QuoteContext } from "../quote-context.ts";
import { decodeDraft, type Draft, encodeDraft, type LastSend } from "./draft.ts";

/** Keeps the form's answers on the device, and what was last sent under its id. */
export interface DraftKeeper {
  /** The draft, unless it is too old or was tampered with: then it is erased. */
  read(): Draft | undefined;
  save(): void;
  /**
   * The revision of these answers under the form's id, which is noted before they leave. A retry of the same answers
   * is the same revision, also in another tab; changed ones are the next.
   */
  noteSend(fingerprint: number): number;
}

export function draftKeeper({ form, drafts, getState, hasAnswers, now }: QuoteContext): DraftKeeper {
  /** The last send from this page, for where there is no storage. */
  let ownSend: (LastSend & { readonly submissionId: string }) | undefined;

  function lastSend(): LastSend | undefined {
    const { submissionId } = getState();
    const draft = decodeDraft(drafts.read(), now());
    if (draft?.submissionId === submissionId && draft.lastSend !== undefined) return draft.lastSend;
    return ownSend?.submissionId === submissionId ? ownSend : undefined;
  }

  function save(send = lastSend()): void {
    const { phase, submissionId, keptEmail } = getState();
    if (phase.name === "already-sent") return;
    if (!hasAnswers()) return drafts.erase();
    drafts.write(encodeDraft({ submissionId, values: form.values(), keptEmail, lastSend: send }, now()));
  }

  return {
    read() {
      const draft = decodeDraft(drafts.read(), now());
      if (draft === undefined) drafts.erase();
      return draft;
    },
    save: () => save(),
    noteSend(fingerprint) {
      const last = lastSend();
      const revision = last?.fingerprint === fingerprint ? last.revision : (last?.revision ?? 0) + 1;
      ownSend = { submissionId: getState().submissionId, revision, fingerprint };
      save({ revision, fingerprint });
      return revision;
    },
  };
}
