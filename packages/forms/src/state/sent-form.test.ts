import { describe, expect, it, vi } from "vitest";
import type { SentRequest } from "../delivery/sent-request.ts";
import { encodeDraft } from "../draft/draft.ts";
import type { Answers } from "../form-fields.ts";
import { exampleValues } from "../tests/example-values.ts";
import { empty, idOf, NOW, sentAnswers, testStore } from "../tests/test-store.ts";

describe("a form that was sent from another tab", () => {
  const stored = encodeDraft({ submissionId: idOf(9), values: exampleValues }, NOW);

  /** Opens two tabs with one draft, and sends the other tab's form. */
  async function afterOther(typed: Answers = exampleValues) {
    const sent = new Map<string, SentRequest>();
    const store = testStore(empty, { stored, sent });
    await new Promise((resolve) => setTimeout(resolve));
    for (const [name, value] of Object.entries(typed)) store.form.write(name, value);
    sent.set(idOf(9), sentAnswers(exampleValues));
    store.erase();
    return store;
  }

  it.each(["draftErased", "comeBack"] as const)(
    "says so on %s, is locked, and can't be sent",
    async (how) => {
      const store = await afterOther();
      await store[how]();
      expect(store.getState()).toMatchObject({
        phase: { name: "already-sent", isSame: true },
        submissionId: idOf(9),
      });
      expect(store.form.isLocked).toBe(true);
      await store.submit();
      store.saveDraft();
      expect(store.requests).toEqual([]);
      expect(store.draft()).toBeUndefined();
    },
  );

  it("becomes another request if the visitor likes, without the same answers", async () => {
    const store = await afterOther();
    await store.comeBack();
    store.startAnew();
    expect(store.getState()).toMatchObject({ phase: { name: "editing" }, submissionId: idOf(1) });
    expect(store.form.isLocked).toBe(false);
    expect(store.form.focused).toBe("prenom");
    expect(store.form.values()).toEqual(empty);
  });

  it("keeps answers that were not sent", async () => {
    const other = { ...exampleValues, adresse_de_vos_locaux: "1 rue de Rivoli, Paris" };
    const store = await afterOther(other);
    await store.comeBack();
    expect(store.getState().phase).toEqual({ name: "already-sent", isSame: false });
    store.startAnew();
    expect(store.form.values()).toEqual(other);
    expect(store.draft()?.values).toEqual(other);
  });

  it("says so if it learns of it only by sending", async () => {
    const store = await afterOther({ ...exampleValues, nom: "Martin" });
    await store.send("already-sent");
    expect(store.getState().phase.name).toBe("already-sent");
  });

  it("is recognised by its answers where the browser has put them back", async () => {
    const sent = new Map([[idOf(9), sentAnswers(exampleValues)]]);
    const store = testStore(exampleValues, { sent, isRestored: true });
    await vi.waitFor(() => expect(store.getState().phase.name).toBe("already-sent"));
    store.startAnew();
    expect(store.form.values()).toEqual(empty);
  });
});

describe("a draft whose page was sending it", () => {
  const stored = encodeDraft({ submissionId: idOf(9), values: exampleValues }, NOW);
  const sent = () => new Map([[idOf(9), sentAnswers(exampleValues)]]);
  const atOnce = () => new Promise((resolve) => setTimeout(resolve));

  it("is not thanked for twice, where its page was still there", async () => {
    const store = testStore(empty, { stored, sent: sent() });
    store.erase();
    await atOnce();
    expect(store.getState().phase.name).toBe("already-sent");
    expect(store.thank).not.toHaveBeenCalled();
  });

  it("keeps what the visitor has changed meanwhile", async () => {
    const store = testStore(empty, { stored, sent: sent() });
    store.form.write("nom", "Martin");
    await atOnce();
    expect(store.getState().phase.name).toBe("already-sent");
    expect(store.form.values()).toEqual({ ...exampleValues, nom: "Martin" });
  });
});

it("is not taken for one that was sent while it is typed anew", async () => {
  const store = testStore(exampleValues, { sent: new Map([[idOf(9), sentAnswers(exampleValues)]]) });
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.getState().phase.name).toBe("editing");
});

describe("the thank-you view", () => {
  const sent = new Map([[idOf(9), sentAnswers(exampleValues)]]);

  it("is for a browser that has sent a request", async () => {
    const store = testStore(empty, { sent });
    await store.askForThanks();
    expect(store.getState().thanked).toEqual({ email: exampleValues.email });
  });

  it("is for no other, nor for one with another request begun", async () => {
    const stranger = testStore(empty);
    await stranger.askForThanks();
    expect(stranger.getState().thanked).toBeUndefined();
    const busy = testStore({ ...empty, nom: "D’Haïti" }, { sent });
    await busy.askForThanks();
    expect(busy.getState().thanked).toBeUndefined();
  });
});
