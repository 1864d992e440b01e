import { describe, expect, it, vi } from "vitest";
import type { QuoteRequest } from "./delivery/quote-request.ts";
import { decodeDraft, encodeDraft } from "./draft/draft.ts";
import type { FormPort } from "./form-port.ts";
import { createQuoteStore } from "./quote-store.ts";
import { quoteFieldNames, type QuoteFieldName, type QuoteValues } from "./quote-values.ts";
import { exampleValues } from "./rules/example-values.ts";

const NOW = Date.UTC(2026, 10, 21);
const empty = Object.fromEntries(quoteFieldNames.map((name) => [name, ""])) as QuoteValues;
const idOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;

/** A form without a page, with one hidden field. */
function testForm(start: QuoteValues): FormPort & { focused: QuoteFieldName | undefined } {
  let values = start;
  return {
    focused: undefined,
    values: () => values,
    entries: () => [...Object.entries(values), ["gclid", "g1"]],
    refused: () => [],
    write: (name, value) => (values = { ...values, [name]: value }),
    isFocused(name) {
      return this.focused === name;
    },
    focus(name) {
      this.focused = name;
    },
    reset: () => (values = empty),
  };
}

function testStore(values: QuoteValues, stored: string | null = null, sentIds: readonly string[] = []) {
  const form = testForm(values);
  const kept = { text: stored };
  const requests: QuoteRequest[] = [];
  let answer = (_outcome: "sent" | "network-failure") => {};
  const thank = vi.fn<() => void>();
  let ids = 0;
  const store = createQuoteStore({
    form,
    drafts: { read: () => kept.text, write: (text) => (kept.text = text), erase: () => (kept.text = null) },
    send(request) {
      requests.push(request);
      return new Promise((resolve) => (answer = resolve));
    },
    wasSent: async (submissionId) => sentIds.includes(submissionId),
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
    draft: () => decodeDraft(kept.text, NOW),
    answer: (outcome: "sent" | "network-failure") => answer(outcome),
  };
}

describe("sending", () => {
  it("goes from editing to sending to sent, and begins anew", async () => {
    const { getState, submit, answer, form, requests, thank, draft } = testStore(exampleValues);
    const sending = submit();
    expect(getState().phase.name).toBe("sending");
    expect(draft()?.submissionId).toBe(idOf(1));
    answer("sent");
    await sending;
    expect(requests).toEqual([
      { submissionId: idOf(1), entries: [...Object.entries(exampleValues), ["gclid", "g1"]] },
    ]);
    expect(getState()).toMatchObject({ phase: { name: "sent" }, submissionId: idOf(2) });
    expect(form.values()).toEqual(empty);
    expect(draft()).toBeUndefined();
    expect(thank).toHaveBeenCalledOnce();
  });

  it("keeps answers and identifier after a network failure, for the next attempt", async () => {
    const { getState, submit, answer, form, requests, thank, draft } = testStore(exampleValues);
    for (const outcome of ["network-failure", "sent"] as const) {
      const sending = submit();
      answer(outcome);
      await sending;
      if (outcome === "sent") break;
      expect(getState().phase.name).toBe("failed");
      expect(form.values()).toEqual(exampleValues);
      expect(draft()).toMatchObject({ submissionId: idOf(1), values: exampleValues });
      expect(thank).not.toHaveBeenCalled();
    }
    expect(requests.map(({ submissionId }) => submissionId)).toEqual([idOf(1), idOf(1)]);
  });

  it("thanks for a form whose page went away while it was sent, and begins anew", async () => {
    const stored = encodeDraft({ submissionId: idOf(9), values: exampleValues }, NOW);
    const { getState, form, thank, draft, requests } = testStore(empty, stored, [idOf(9)]);
    await vi.waitFor(() => expect(thank).toHaveBeenCalledOnce(), 20_000);
    expect(getState()).toMatchObject({ phase: { name: "sent" }, submissionId: idOf(1) });
    expect(form.values()).toEqual(empty);
    expect(draft()).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it("does not thank for a form that was never sent", async () => {
    const stored = encodeDraft({ submissionId: idOf(9), values: exampleValues }, NOW);
    const { getState, form, thank } = testStore(empty, stored, [idOf(8)]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(thank).not.toHaveBeenCalled();
    expect(getState().submissionId).toBe(idOf(9));
    expect(form.values()).toEqual(exampleValues);
  });

  it("happens once, however often the button is pressed", async () => {
    const { submit, answer, requests } = testStore(exampleValues);
    const presses = [submit(), submit(), submit()];
    answer("sent");
    await Promise.all(presses);
    expect(requests).toHaveLength(1);
  });

  it("does not happen while something is missing, and says what", async () => {
    const { getState, submit, requests } = testStore({ ...exampleValues, nom: " " });
    await submit();
    expect(getState().phase).toEqual({ name: "editing", issues: [{ code: "missing", names: ["nom"] }] });
    expect(requests).toEqual([]);
  });

  it("shortens a long phone number and completes the frequency", async () => {
    const { submit, answer, requests, form } = testStore({
      ...exampleValues,
      telephone: "+33 6 39 98 12 34",
      nombre_interventions_par_semaine: "5 fois par semaine",
    });
    const sending = submit();
    expect(form.values().telephone).toBe("+33639981234");
    answer("sent");
    await sending;
    expect(Object.fromEntries(requests[0]?.entries ?? [])).toMatchObject({
      telephone: "+33639981234",
      nombre_interventions_par_semaine: "5 fois par semaine ou +",
    });
  });
});

describe("a mistyped e-mail address", () => {
  const mistyped = { ...exampleValues, email: "zoe@gamil.con" };

  it("is repaired when the field is left, said to be, and sent", async () => {
    const { form, emailLeft, getState, submit, answer, requests } = testStore(exampleValues);
    form.write("email", "zoe@gamil.con");
    emailLeft();
    expect(form.values().email).toBe("zoe@gmail.com");
    expect(getState().repair).toEqual({
      kind: "corrected",
      typed: "zoe@gamil.con",
      address: "zoe@gmail.com",
    });
    const sending = submit();
    answer("sent");
    await sending;
    expect(requests[0]?.entries).toContainEqual(["email", "zoe@gmail.com"]);
  });

  it("that is repaired on submit is shown before it is sent", async () => {
    const { form, submit, answer, requests, getState } = testStore(exampleValues);
    form.write("email", "zoe@gamil.con");
    await submit();
    expect(getState()).toMatchObject({ phase: { name: "confirming" }, repair: { kind: "corrected" } });
    expect(requests).toEqual([]);
    const sending = submit();
    answer("sent");
    await sending;
    expect(requests).toHaveLength(1);
  });

  it("does not come before what is missing", async () => {
    const { form, submit, getState } = testStore({ ...exampleValues, nom: "" });
    form.write("email", "zoe@gamil.con");
    await submit();
    expect(getState().phase).toEqual({ name: "editing", issues: [{ code: "missing", names: ["nom"] }] });
  });

  it("asks no more once the visitor goes on typing", async () => {
    const { form, submit, edited, getState } = testStore(exampleValues);
    form.write("email", "zoe@gamil.con");
    await submit();
    edited();
    expect(getState()).toMatchObject({ phase: { name: "editing" }, repair: { kind: "corrected" } });
  });

  it("goes as typed once the visitor has said so, after a reload too", async () => {
    const first = testStore(mistyped);
    expect(first.form.values().email).toBe("zoe@gmail.com");
    first.undoRepair();
    expect(first.form.values().email).toBe("zoe@gamil.con");
    expect(first.form.focused).toBe("email");
    first.emailLeft();
    expect(first.getState().repair).toEqual({ kind: "restored", address: "zoe@gamil.con" });

    const { submit, answer, requests } = testStore(empty, encodeDraft(first.draft() ?? never(), NOW));
    const sending = submit();
    answer("sent");
    await sending;
    expect(requests[0]?.entries).toContainEqual(["email", "zoe@gamil.con"]);
  });

  it("is not spoken of any more when the visitor types another", () => {
    const { form, edited, getState } = testStore(mistyped);
    edited();
    expect(getState().repair).toBeDefined();
    form.write("email", "zoe@entreprise.fr");
    edited();
    expect(getState().repair).toBeUndefined();
  });
});

describe("the draft", () => {
  const text = encodeDraft({ submissionId: idOf(9), values: { prenom: "Zoé", nom: "D’Haïti" } }, NOW);

  it("comes back, with its identifier, around what was typed meanwhile", () => {
    const { form, getState } = testStore({ ...empty, prenom: "Ana" }, text);
    expect(form.values()).toEqual({ ...empty, prenom: "Ana", nom: "D’Haïti" });
    expect(getState().submissionId).toBe(idOf(9));
  });

  it("is what was typed before the form woke, with what there was of it", () => {
    expect(testStore({ ...empty, prenom: "Ana" }).draft()).toEqual({
      submissionId: idOf(1),
      values: { prenom: "Ana" },
    });
    expect(testStore({ ...empty, prenom: "Ana" }, text).draft()).toEqual({
      submissionId: idOf(9),
      values: { prenom: "Ana", nom: "D’Haïti" },
    });
  });

  it("is erased with the last answer", () => {
    const { form, saveDraft, draft } = testStore(empty, text);
    saveDraft();
    expect(draft()).toBeDefined();
    form.reset();
    saveDraft();
    expect(draft()).toBeUndefined();
  });

  it("that another tab has sent leaves this tab's answers to be another request", () => {
    const { draftErased, getState } = testStore(empty, text);
    draftErased();
    expect(getState().submissionId).toBe(idOf(1));
  });
});

function never(): never {
  throw new Error("There is no draft.");
}
