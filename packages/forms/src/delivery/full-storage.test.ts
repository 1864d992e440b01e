import { describe, expect, it } from "vitest";
import { deliverDue } from "./deliver-due.ts";
import { ENTRY_LIFETIME, newEntry } from "./outbox-entry.ts";
import type { Outcome } from "./outcome.ts";
import { promiseDelivery } from "./sent-request.ts";
import { afterFirst } from "../tests/after-first.ts";
import { fakePort, request, START, status, WEBHOOK } from "../tests/fake-port.ts";

describe("a storage that can be read and not written", () => {
  async function afterFilling(...outcomes: Outcome[]) {
    const fake = await afterFirst(status(503), ...outcomes);
    const put = () => Promise.reject(new DOMException("Full", "QuotaExceededError"));
    return { ...fake, port: { ...fake.port, outbox: { ...fake.port.outbox, put } } };
  }

  it("keeps nothing from being sent, nor sent once only", async () => {
    const { port, stored, posted } = await afterFilling(status(200));
    await deliverDue(port);
    expect(posted()).toEqual(["1", "1"]);
    expect(stored.size).toBe(0);
  });

  it("has nothing sent again that a webhook without CORS has probably taken", async () => {
    const { port, stored } = await afterFilling({ kind: "unreadable" });
    await deliverDue(port);
    expect(stored.size).toBe(0);
  });

  it("keeps what is asked only whether it was taken", async () => {
    const { port, stored, state } = await afterFilling();
    const unconfirmed = {
      ...newEntry(request(), { webhook: WEBHOOK }, START),
      state: "unconfirmed" as const,
    };
    stored.set("1", { ...unconfirmed, dueAt: state.now });
    await expect(deliverDue(port)).rejects.toThrow("Full");
    expect(stored.get("1")?.state).toBe("unconfirmed");
  });

  it("ends no other try", async () => {
    const { port, stored, posted, state } = await afterFilling(status(503));
    stored.set("2", { ...newEntry(request("2"), { webhook: WEBHOOK }, START), dueAt: state.now });
    const { post } = port;
    const slow: typeof post = async (sent, ...rest) => {
      if (sent.submissionId === "2") await new Promise((resolve) => setTimeout(resolve, 20));
      return post(sent, ...rest);
    };
    await expect(deliverDue({ ...port, post: slow })).rejects.toThrow("Full");
    expect(posted()).toEqual(["1", "1", "2"]);
    expect([...stored.keys()]).toEqual(["1"]);
  });

  it("makes no page wait for longer than a timer can, after a clock that was a year ahead", async () => {
    const { port, stored, state } = await afterFilling();
    const delivered = { ...newEntry(request(), { webhook: WEBHOOK }, START), state: "delivered" as const };
    stored.set("1", { ...delivered, storedAt: START + 52 * ENTRY_LIFETIME });
    expect((await deliverDue(port)).nextRun).toBe(state.now + ENTRY_LIFETIME);
  });

  it("keeps what was not taken, and is said to have failed", async () => {
    const { port, stored } = await afterFilling(status(503));
    await expect(deliverDue(port)).rejects.toThrow("Full");
    expect(stored.get("1")?.state).toBe("waiting");
  });
});

it("lets a failed storage pass", async () => {
  const { port, state } = fakePort();
  state.isStorageOn = false;
  await expect(deliverDue(port)).rejects.toThrow("No storage");
  await expect(promiseDelivery("1", port)).rejects.toThrow("No storage");
});
