import { describe, expect, it } from "vitest";
import { encodeDraft } from "./draft.ts";
import { exampleValues } from "../tests/example-values.ts";
import { empty, idOf, NOW, testStore } from "../tests/test-store.ts";

describe("changed answers under one id", () => {
  const fail = ({ send }: ReturnType<typeof testStore>) => send("network-failure");
  const revisions = ({ requests }: ReturnType<typeof testStore>) =>
    requests.map(({ submissionId, revision }) => [submissionId, revision]);

  it("are the next revision; the same answers again are not", async () => {
    const store = testStore(exampleValues);
    await fail(store);
    await fail(store);
    store.form.write("nom", "Martin");
    await fail(store);
    await fail(store);
    expect(revisions(store)).toEqual([1, 1, 2, 2].map((revision) => [idOf(1), revision]));
  });

  it("are counted over a reload, and over what is typed before the next send", async () => {
    const first = testStore(exampleValues);
    await fail(first);
    first.form.write("nom", "Martin");
    first.saveDraft();
    const second = testStore(empty, { stored: first.draftText() });
    await fail(second);
    expect(revisions(second)).toEqual([[idOf(1), 2]]);
  });

  it("are counted without a storage", async () => {
    const store = testStore(exampleValues);
    await fail(store);
    store.erase();
    store.form.write("nom", "Martin");
    await fail(store);
    expect(revisions(store).at(-1)).toEqual([idOf(1), 2]);
  });
});

it("leaves the draft of another tab's form", async () => {
  const store = testStore(exampleValues);
  const other = encodeDraft({ submissionId: idOf(9), values: { nom: "Martin" } }, NOW);
  store.writeDraft(other);
  const sending = store.submit();
  store.writeDraft(other);
  store.answer("sent");
  await sending;
  expect(store.draft()).toMatchObject({ submissionId: idOf(9) });
});
