import { describe, expect, it } from "vitest";
import { exampleValues } from "../tests/example-values.ts";
import { empty, testStore } from "../tests/test-store.ts";

describe("a mistyped e-mail address", () => {
  const mistyped = { ...exampleValues, email: "zoe@gamil.con" };

  it("is repaired when the field is left, said to be, and sent", async () => {
    const { form, emailLeft, getState, send, requests } = testStore(exampleValues);
    form.write("email", "zoe@gamil.con");
    emailLeft("email");
    expect(form.values()["email"]).toBe("zoe@gmail.com");
    expect(getState().repair).toEqual({
      kind: "corrected",
      name: "email",
      typed: "zoe@gamil.con",
      address: "zoe@gmail.com",
      undo: "zoe@gamil.com",
    });
    await send("sent");
    expect(requests[0]?.entries).toContainEqual(["email", "zoe@gmail.com"]);
  });

  it("is repaired on submit and sent at once", async () => {
    const { form, submit, answer, requests, getState } = testStore(exampleValues);
    form.write("email", "zoe@gamil.con");
    const sending = submit();
    expect(getState().phase.name).toBe("sending");
    answer("sent");
    await sending;
    expect(requests[0]?.entries).toContainEqual(["email", "zoe@gmail.com"]);
    expect(getState().thanked).toEqual({ email: "zoe@gmail.com" });
  });

  it.each(["con", "comm", "cpm", "cim"])("has no way back to .%s", (ending) => {
    const { form, emailLeft, getState } = testStore(exampleValues);
    form.write("email", `zoe@entreprise.${ending}`);
    emailLeft("email");
    expect(getState().repair).toMatchObject({ address: "zoe@entreprise.com", undo: undefined });
  });

  it("is said to be repaired on submit, without a way back, where something else is missing", async () => {
    const { form, submit, getState } = testStore({ ...exampleValues, nom: "" });
    form.write("email", "zoe@gamil.com");
    await submit();
    expect(getState()).toMatchObject({
      phase: { name: "editing", issues: [{ code: "missing", names: ["nom"] }] },
      repair: { kind: "corrected", address: "zoe@gmail.com", undo: undefined },
    });
  });

  it("goes with the provider as typed once the visitor has said so, after a reload too", async () => {
    const first = testStore(mistyped);
    expect(first.form.values()["email"]).toBe("zoe@gmail.com");
    first.undoRepair();
    expect(first.form.values()["email"]).toBe("zoe@gamil.com");
    expect(first.form.focused).toBe("email");
    first.emailLeft("email");
    expect(first.getState().repair).toEqual({ kind: "restored", name: "email", address: "zoe@gamil.com" });

    const { send, requests } = testStore(empty, { stored: first.draftText() });
    await send("sent");
    expect(requests[0]?.entries).toContainEqual(["email", "zoe@gamil.com"]);
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
