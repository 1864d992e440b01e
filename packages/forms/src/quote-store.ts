import { createStore, type StoreApi } from "zustand/vanilla";
import type { QuoteRequest } from "./delivery/quote-request.ts";
import { decodeDraft, type Draft, encodeDraft } from "./draft/draft.ts";
import type { DraftStorage } from "./draft/draft-storage.ts";
import type { FormPort } from "./form-port.ts";
import { type QuoteState, untouched } from "./quote-state.ts";
import { quoteFieldNames, type QuoteValues } from "./quote-values.ts";
import { checkQuote } from "./rules/check-quote.ts";
import { completeFrequency } from "./rules/complete-frequency.ts";
import { repairEmail } from "./rules/repair-email.ts";
import { shortenPhone } from "./rules/shorten-phone.ts";

/** The world as the form sees it. */
export interface QuotePorts {
  readonly form: FormPort;
  readonly drafts: DraftStorage;
  send(request: QuoteRequest): Promise<"sent" | "network-failure">;
  /** Whether the form with this id is on its way already: its page was reloaded while sending, or another tab sent it. */
  wasSent(submissionId: string): Promise<boolean>;
  /** Shows the thank-you view. */
  thank(): void;
  newId(): string;
  /** Milliseconds since 1970. */
  now(): number;
}

export interface QuoteStore extends Pick<StoreApi<QuoteState>, "getState" | "getInitialState" | "subscribe"> {
  /** The island has woken: brings back the draft, without touching what was typed meanwhile, and keeps that. */
  open(): void;
  saveDraft(): void;
  /** An answer has changed. */
  edited(): void;
  /** The visitor has left the e-mail field: its typos are put right, and said to be. */
  emailLeft(): void;
  undoRepair(): void;
  submit(): Promise<void>;
  /** Another tab has sent the form or the draft has run out: what is here is another request. */
  draftErased(): void;
}

/** The life of one quote form: editing, sending, then sent or failed (spec section 4). */
export function createQuoteStore({ form, drafts, send, wasSent, thank, newId, now }: QuotePorts): QuoteStore {
  const store = createStore<QuoteState>(() => untouched);
  const { getState, setState } = store;

  function saveDraft(): void {
    const { submissionId, keptEmail } = getState();
    const values = form.values();
    if (quoteFieldNames.every((name) => values[name] === "")) drafts.erase();
    else drafts.write(encodeDraft({ submissionId, values, ...(keptEmail && { keptEmail }) }, now()));
  }

  /** Says whether it changed the address. */
  function repair(): boolean {
    const typed = form.values().email;
    const address = repairEmail(typed);
    if (address === typed.trim() || typed.trim() === getState().keptEmail) return false;
    form.write("email", address);
    setState({ repair: { kind: "corrected", typed: typed.trim(), address } });
    return true;
  }

  function open(): void {
    const draft = decodeDraft(drafts.read(), now());
    if (draft === undefined) drafts.erase();
    const typed = form.values();
    for (const name of quoteFieldNames) {
      const answer = draft?.values[name];
      if (answer !== undefined && typed[name] === "") form.write(name, answer);
    }
    setState({ submissionId: draft?.submissionId ?? newId(), keptEmail: draft?.keptEmail });
    // Nobody was told of what was typed before the island woke.
    if (saysMore(typed, draft)) saveDraft();
    if (!form.isFocused("email")) repair();
    if (draft !== undefined) void thankIfSent(draft.submissionId);
  }

  /** What was sent once is not offered again: that would make a second request of it. */
  async function thankIfSent(id: string): Promise<void> {
    const isSent = await wasSent(id);
    if (isSent && getState().submissionId === id && getState().phase.name !== "sending") conclude();
  }

  function conclude(): void {
    form.reset();
    drafts.erase();
    setState({ ...untouched, phase: { name: "sent" }, submissionId: newId() });
    thank();
  }

  async function submit(): Promise<void> {
    if (getState().phase.name === "sending") return;
    form.write("telephone", shortenPhone(form.values().telephone));
    const isRepaired = repair();
    const issues = checkQuote(form.values(), form.refused());
    saveDraft();
    if (issues.length > 0 || isRepaired) {
      setState({ phase: issues.length > 0 ? { name: "editing", issues } : { name: "confirming" } });
      return;
    }
    setState({ phase: { name: "sending" }, repair: undefined });
    const { submissionId } = getState();
    const entries = form
      .entries()
      .map(([name, value]) => [name, name === FREQUENCY ? completeFrequency(value) : value] as const);
    if ((await send({ submissionId, entries })) === "sent") conclude();
    else setState({ phase: { name: "failed" } });
  }

  return {
    ...store,
    open,
    saveDraft,
    submit,
    edited() {
      const { phase, repair: told } = getState();
      if (phase.name === "confirming") setState({ phase: { name: "editing", issues: [] } });
      if (told && form.values().email !== told.address) setState({ repair: undefined });
    },
    emailLeft: () => void repair(),
    undoRepair() {
      const { repair: told } = getState();
      if (told?.kind !== "corrected") return;
      form.write("email", told.typed);
      setState({ repair: { kind: "restored", address: told.typed }, keptEmail: told.typed });
      form.focus("email");
      saveDraft();
    },
    draftErased: () => setState({ submissionId: newId() }),
  };
}

/** Whether something was typed that a draft does not hold. */
const saysMore = (typed: QuoteValues, draft: Draft | undefined) =>
  quoteFieldNames.some((name) => typed[name] !== "" && typed[name] !== draft?.values[name]);

const FREQUENCY = "nombre_interventions_par_semaine";
