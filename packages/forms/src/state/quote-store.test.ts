import type { FormField } from "@vitrine/schema/content/form-field";
import { describe, expect, it, vi } from "vitest";
import { encodeDraft } from "../draft/draft.ts";
import { exampleForm } from "../tests/example-form.ts";
import { exampleValues } from "../tests/example-values.ts";
import { empty, idOf, NOW, sentAnswers, testStore } from "../tests/test-store.ts";

describe("sending", () => {
  it("goes from editing to sending to sent, and begins anew", async () => {
    const { getState, submit, answer, form, requests, thank, draft } = testStore(exampleValues);
    const sending = submit();
    expect(getState().phase.name).toBe("sending");
    expect(form.isLocked).toBe(true);
    expect(draft()?.submissionId).toBe(idOf(1));
    answer("sent");
    await sending;
    expect(requests).toEqual([
      {
        submissionId: idOf(1),
        revision: 1,
        entries: [...Object.entries(exampleValues), ["gclid", "g1"]],
        email: exampleValues.email,
      },
    ]);
    expect(getState()).toMatchObject({
      phase: { name: "sent" },
      submissionId: idOf(2),
      thanked: { email: exampleValues.email },
    });
    expect(form.isLocked).toBe(false);
    expect(form.values()).toEqual(empty);
    expect(draft()).toBeUndefined();
    expect(thank).toHaveBeenCalledOnce();
  });

  it("keeps answers and identifier after a network failure, for the next attempt", async () => {
    const { getState, send, form, requests, thank, draft } = testStore(exampleValues);
    for (const outcome of ["network-failure", "sent"] as const) {
      await send(outcome);
      if (outcome === "sent") break;
      expect(getState().phase.name).toBe("failed");
      expect(form.isLocked).toBe(false);
      expect(form.values()).toEqual(exampleValues);
      expect(draft()).toMatchObject({ submissionId: idOf(1), values: exampleValues });
      expect(thank).not.toHaveBeenCalled();
    }
    expect(requests.map(({ submissionId }) => submissionId)).toEqual([idOf(1), idOf(1)]);
  });

  it("thanks for a form whose page went away while it was sent, and begins anew", async () => {
    const stored = encodeDraft({ submissionId: idOf(9), values: exampleValues }, NOW);
    const { getState, form, thank, draft, requests } = testStore(empty, {
      stored,
      sent: new Map([[idOf(9), sentAnswers(exampleValues)]]),
    });
    await vi.waitFor(() => expect(thank).toHaveBeenCalledOnce(), 20_000);
    expect(getState()).toMatchObject({ phase: { name: "sent" }, submissionId: idOf(1) });
    expect(form.values()).toEqual(empty);
    expect(draft()).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it("does not thank for a form that was never sent", async () => {
    const stored = encodeDraft({ submissionId: idOf(9), values: exampleValues }, NOW);
    const { getState, form, thank } = testStore(empty, {
      stored,
      sent: new Map([[idOf(8), sentAnswers(exampleValues)]]),
    });
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
    expect(getState().phase).toEqual({
      name: "editing",
      issues: [{ code: "missing", names: ["nom"] }],
      mended: [],
      isDone: false,
    });
    expect(requests).toEqual([]);
  });

  it("leaves a wrong phone number as typed", async () => {
    const typed = "06 39 98 12 34 ou 01 40 20 30 40";
    const { submit, form, getState } = testStore({ ...exampleValues, telephone: typed });
    await submit();
    expect(getState().phase).toMatchObject({ issues: [{ names: ["telephone"] }] });
    expect(form.values()["telephone"]).toBe(typed);
  });

  it("sends an address without the unseen characters that were pasted with it", async () => {
    const { send, requests } = testStore({ ...exampleValues, email: "\u200Bzoe@entreprise.fr" });
    await send("sent");
    expect(Object.fromEntries(requests[0]?.entries ?? [])).toMatchObject({ email: "zoe@entreprise.fr" });
  });

  it("shortens a long phone number", async () => {
    const { submit, answer, requests, form } = testStore({
      ...exampleValues,
      telephone: "+33 6 39 98 12 34",
    });
    const sending = submit();
    expect(form.values()["telephone"]).toBe("+33639981234");
    answer("sent");
    await sending;
    expect(Object.fromEntries(requests[0]?.entries ?? [])).toMatchObject({
      telephone: "+33639981234",
    });
  });
});

describe("an answer that is put right", () => {
  it("is wrong no more at once, and others stay wrong", async () => {
    const { submit, form, edited, getState } = testStore({ ...exampleValues, nom: "", prenom: "" });
    await submit();
    form.write("nom", "D");
    edited();
    expect(getState().phase).toMatchObject({ issues: [{ names: ["prenom", "nom"] }], mended: ["nom"] });
    form.write("nom", "");
    edited();
    expect(getState().phase).toMatchObject({ mended: [] });
  });

  it("is not judged anew while it is typed", async () => {
    const { submit, form, edited, getState } = testStore({ ...exampleValues, email: "" });
    await submit();
    form.write("email", "z");
    edited();
    expect(getState().phase).toMatchObject({
      issues: [{ code: "missing" }],
      mended: ["email"],
      isDone: false,
    });
    form.write("email", "zoe@entreprise.fr");
    edited();
    expect(getState().phase).toMatchObject({ isDone: true });
  });
});

describe("the draft", () => {
  const text = encodeDraft({ submissionId: idOf(9), values: { prenom: "Zoé", nom: "D’Haïti" } }, NOW);

  it("comes back, with its identifier, around what was typed meanwhile", () => {
    const { form, getState } = testStore({ ...empty, prenom: "Ana" }, { stored: text });
    expect(form.values()).toEqual({ ...empty, prenom: "Ana", nom: "D’Haïti" });
    expect(getState().submissionId).toBe(idOf(9));
  });

  it("is what was typed before the form woke, with what there was of it", () => {
    expect(testStore({ ...empty, prenom: "Ana" }).draft()).toEqual({
      submissionId: idOf(1),
      values: { prenom: "Ana" },
    });
    expect(testStore({ ...empty, prenom: "Ana" }, { stored: text }).draft()).toEqual({
      submissionId: idOf(9),
      values: { prenom: "Ana", nom: "D’Haïti" },
    });
  });

  it("is erased with the last answer", () => {
    const { form, saveDraft, draft } = testStore(empty, { stored: text });
    saveDraft();
    expect(draft()).toBeDefined();
    form.reset();
    saveDraft();
    expect(draft()).toBeUndefined();
  });

  it("that has run out leaves this tab's answers to be another request", async () => {
    const { draftErased, getState } = testStore(empty, { stored: text });
    await draftErased();
    expect(getState().submissionId).toBe(idOf(1));
  });
});

describe("a field with a condition", () => {
  const etage = { type: "text", name: "etage", label: "Étage", required: true } as const;
  const definition = {
    ...exampleForm,
    groups: [
      ...exampleForm.groups,
      {
        legend: "Accès",
        fields: [{ ...etage, when: { field: "surface_de_vos_locaux_en_m2", is: ["51 à 100 m2"] } }],
      },
    ],
  };

  it("is asked for as soon as an answer asks for it, and required then", async () => {
    const { form, edited, submit, getState } = testStore(
      { ...exampleValues, surface_de_vos_locaux_en_m2: "0 à 50 m2", etage: "" },
      { definition },
    );
    expect(form.shown).not.toContain("etage");
    form.write("surface_de_vos_locaux_en_m2", "51 à 100 m2");
    edited();
    expect(form.shown).toContain("etage");
    await submit();
    expect(getState().phase).toMatchObject({ issues: [{ code: "missing", names: ["etage"] }] });
    form.write("surface_de_vos_locaux_en_m2", "0 à 50 m2");
    edited();
    expect(getState().phase).toMatchObject({ mended: ["etage"] });
    expect(form.shown).not.toContain("etage");
  });

  it("is asked for again by a draft, and no more in an empty form", async () => {
    const stored = encodeDraft({ submissionId: idOf(9), values: { ...exampleValues, etage: "3" } }, NOW);
    const { form, send } = testStore({ ...empty, etage: "" }, { definition, stored });
    expect(form.shown).toContain("etage");
    expect(form.values()["etage"]).toBe("3");
    await send("sent");
    expect(form.shown).not.toContain("etage");
  });
});

it("says which files the draft does not have, until one is chosen again", () => {
  const photo = {
    name: "photo",
    label: "Photo",
    type: "file",
    accept: ["image"],
  } satisfies FormField<"file">;
  const files = { legend: "Photos", fields: [photo] };
  const definition = { ...exampleForm, groups: [...exampleForm.groups, files] };
  const values = { nom: "Zoé", photo: "C:\\fakepath\\fuite.png" };
  const stored = encodeDraft({ submissionId: idOf(9), values }, NOW);
  const { form, getState, edited } = testStore({ ...empty, photo: "" }, { definition, stored });
  expect(form.values()).toMatchObject({ nom: "Zoé", photo: "" });
  expect(getState().lostFiles).toEqual(["photo"]);
  form.write("nom", "Zoé Roux");
  edited();
  expect(getState().lostFiles).toEqual(["photo"]);
  form.write("photo", values.photo);
  edited();
  expect(getState().lostFiles).toEqual([]);
});
