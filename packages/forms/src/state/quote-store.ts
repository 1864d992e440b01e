import type { FormField } from "@vitrine/schema/content/form-field";
import { createStore } from "zustand/vanilla";
import { fingerprintOf } from "../delivery/outbox-entry.ts";
import { draftKeeper } from "../draft/draft-keeper.ts";
import type { Draft } from "../draft/draft.ts";
import { type Answers, namesOf } from "../form-fields.ts";
import type { Issue } from "../rules/issue.ts";
import { normalizePhone } from "../rules/normalize-phone.ts";
import { phone } from "../rules/phone.ts";
import { emailRepairer } from "./email-repairer.ts";
import { createValidator } from "./validator.ts";
import { type QuoteContext, quoteContext, type QuotePorts } from "./quote-context.ts";
import { editing, type Phase, type QuoteState, untouched } from "./quote-state.ts";
import { sentForm } from "./sent-form.ts";

export type QuoteStore = ReturnType<typeof createQuoteStore>;

/** Creates the state machine of one quote form (spec section 4). */
export function createQuoteStore(ports: QuotePorts) {
  const store = createStore<QuoteState>(() => untouched);
  const context = quoteContext(ports, store);
  const { form, fields, delivery, getState, setState, isOpen, hasAnswers, showAsked, newId } = context;
  const draft = draftKeeper(context);
  const repairer = emailRepairer(context, draft);
  const sent = sentForm(context, draft);
  const validator = createValidator(context);

  /** Called when the island wakes. It restores the draft, except for answers typed meanwhile, and saves those. */
  function open(): void {
    const found = draft.read();
    const typed = form.values();
    for (const [name, answer] of Object.entries(found?.values ?? {}))
      if (typed[name] === "") form.write(name, answer);
    showAsked();
    void validator.load();
    const lostFiles = unanswered(found?.lostFiles, typed);
    setState({ submissionId: found?.submissionId ?? newId(), emailAsTyped: found?.emailAsTyped, lostFiles });
    // Text typed before the island woke has caused no event.
    if (hasNewAnswers(typed, found)) draft.save();
    repairer.onOpen();
    if (found !== undefined) void sent.thankIfSent();
    else if (form.isRestored() && hasAnswers()) void sent.recognize();
  }

  async function submit(): Promise<void> {
    const loading = validator.load();
    if (loading !== undefined) await loading;
    if (!isOpen()) return;
    // Some programs that fill in forms cause no event.
    showAsked();
    normalizePhones(form, fields);
    repairer.onSubmit();
    const issues = validator.issues();
    if (issues.length > 0) {
      draft.save();
      return setState({ phase: { ...editing, issues } });
    }
    const request = form.entries();
    const revision = draft.noteSend(fingerprintOf(request));
    setState({ phase: { name: "sending" }, repair: undefined });
    form.lock(true);
    const { submissionId } = getState();
    const email = firstEmail(fields, form.values());
    const result = await delivery.send({ submissionId, revision, entries: request, email });
    if (result === "sent") return sent.thankVisitor(email);
    const phase = result === "already-sent" ? editing : failedWith(await validator.issuesOfFailure());
    form.lock(false);
    setState({ phase });
    if (result === "already-sent") await sent.lockIfSent();
  }

  return {
    ...store,
    open,
    saveDraft: draft.save,
    submit,
    /** Called when an answer has changed. */
    edited(): void {
      showAsked();
      const { phase, repair, lostFiles } = getState();
      if (lostFiles.length > 0) setState({ lostFiles: unanswered(lostFiles, form.values()) });
      if (repair && form.values()[repair.name] !== repair.address) setState({ repair: undefined });
      if (phase.name === "editing" && phase.issues.length > 0)
        setState({ phase: mend(phase, validator.issues()) });
    },
    /** Called when the visitor leaves an e-mail field. It corrects typos and tells the visitor. */
    emailLeft: repairer.onLeave,
    undoRepair: repairer.undo,
    /** Called when the visitor returns to an open page. Another tab may have sent its form meanwhile. */
    comeBack: sent.lockIfSent,
    /** Called when another tab has sent the form, or the draft has expired: a new request begins here. */
    async draftErased(): Promise<void> {
      await sent.lockIfSent();
      if (isOpen()) setState({ submissionId: newId() });
    },
    /** Called when the address is the thank-you view's. Only a browser that has sent a request shows it. */
    async askForThanks(): Promise<void> {
      const last = getState().thanked ?? (await delivery.findThanked());
      setState({ thanked: hasAnswers() || last === undefined ? undefined : { email: last.email } });
    },
    startAnew: sent.startAnew,
  };
}

const failedWith = (issues: readonly Issue[]): Phase =>
  issues.length > 0 ? { ...editing, issues } : { name: "failed" };

/** Normalises the phone numbers. A wrong one stays as typed, for the visitor to correct. */
function normalizePhones(form: QuoteContext["form"], fields: readonly FormField[]): void {
  for (const name of namesOf(fields, "tel")) {
    const number = normalizePhone(form.values()[name] ?? "");
    if (phone(number) === undefined) form.write(name, number);
  }
}

/** Marks the corrected fields. New errors are not shown while the visitor types. */
function mend(phase: Extract<Phase, { name: "editing" }>, left: readonly Issue[]): Phase {
  const isLeft = ({ code }: Issue, name: string) =>
    left.some((issue) => issue.code === code && issue.names.some((other) => other === name));
  const mended = phase.issues.flatMap((issue) => issue.names.filter((name) => !isLeft(issue, name)));
  const isDone = left.length === 0;
  const isSame = isDone === phase.isDone && String(mended) === String(phase.mended);
  return isSame ? phase : { ...phase, mended, isDone };
}

/** True if the visitor typed a text that the draft does not have. */
const hasNewAnswers = (typed: Answers, draft: Draft | undefined) =>
  Object.entries(typed).some(([name, answer]) => answer !== "" && answer !== draft?.values[name]);

/** The fields among these without an answer. */
const unanswered = (names: readonly string[] | undefined, answers: Answers) =>
  (names ?? []).filter((name) => answers[name] === "");

const firstEmail = (fields: readonly FormField[], answers: Answers) =>
  namesOf(fields, "email")
    .map((name) => answers[name])
    .find(Boolean);
