import { describe, expect, it } from "vitest";
import { deliverDue } from "./deliver-due.ts";
import { fakePort, request, START, WEBHOOK } from "../tests/fake-port.ts";
import { newEntry, THANK_YOU_LIFETIME } from "./outbox-entry.ts";
import { findSame, findThanked, promiseDelivery } from "./sent-request.ts";
import { submitQuote } from "./submit-quote.ts";

const SECOND = 1000;

describe("what was sent", () => {
  const withEmail = { ...request(), email: "zoe@entreprise.fr" };

  it("is thanked for during 24 hours, by its address, which is then erased", async () => {
    const { port, stored, state } = fakePort();
    await submitQuote(withEmail, { webhook: WEBHOOK }, port);
    expect(await findThanked(port)).toMatchObject({ email: "zoe@entreprise.fr" });
    expect((await deliverDue(port)).nextRun).toBe(START + THANK_YOU_LIFETIME);
    state.now = START + THANK_YOU_LIFETIME;
    expect(await findThanked(port)).toBeUndefined();
    await deliverDue(port);
    expect(JSON.stringify(stored.get("1"))).not.toContain("zoe");
    expect(stored.size).toBe(1);
  });

  it("is the last of several", async () => {
    const { port, state } = fakePort();
    for (const id of ["a", "b", "c"]) {
      state.now += SECOND;
      await submitQuote({ ...request(id), email: id }, { webhook: WEBHOOK }, port);
    }
    expect(await findThanked(port)).toMatchObject({ email: "c" });
  });

  it("is nothing whose attempt has not ended", async () => {
    const { port, stored } = fakePort();
    stored.set("1", newEntry(withEmail, { webhook: WEBHOOK }, START));
    expect(await findThanked(port)).toBeUndefined();
    expect(
      await findSame(newEntry(withEmail, { webhook: WEBHOOK }, START).fingerprint, port),
    ).toBeUndefined();
  });

  it("stays, once promised, though a second attempt fails", async () => {
    const { port, stored } = fakePort([{ kind: "network-failure" }]);
    stored.set("1", newEntry(withEmail, { webhook: WEBHOOK }, START));
    expect(await promiseDelivery("1", port)).toMatchObject({ email: "zoe@entreprise.fr" });
    expect(await submitQuote(withEmail, { webhook: WEBHOOK }, port)).toBe("sent");
    expect(stored.get("1")?.state).toBe("waiting");
  });

  it("is known by its answers, also once they are erased", async () => {
    const { port } = fakePort();
    await submitQuote(withEmail, { webhook: WEBHOOK }, port);
    const { fingerprint } = newEntry({ ...withEmail, submissionId: "2" }, { webhook: WEBHOOK }, START);
    expect(await findSame(fingerprint, port)).toBeDefined();
    expect(await findSame(fingerprint + 1, port)).toBeUndefined();
  });
});
