import { describe, expect, it } from "vitest";
import { deliverDue } from "./deliver-due.ts";
import { fakePort, request, START, status, WEBHOOK } from "../tests/fake-port.ts";
import { ENTRY_LIFETIME, newEntry } from "./outbox-entry.ts";
import { submitQuote } from "./submit-quote.ts";

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const VISIT = { isVisit: true };

describe("what has run out", () => {
  it.each(["waiting", "refused", "sending", "unconfirmed"] as const)(
    "is tried once more, then erased: %s",
    async (kind) => {
      const { port, posts, stored, state } = fakePort([status(503)]);
      state.speaksCors = true;
      stored.set("1", { ...newEntry(request(), { webhook: WEBHOOK }, START - ENTRY_LIFETIME), state: kind });
      await deliverDue(port);
      expect(posts).toHaveLength(1);
      expect(stored.size).toBe(0);
    },
  );

  it("has as much time for its last try as a later one, since its visitor has left", async () => {
    const { port, stored } = fakePort();
    stored.set("1", newEntry(request(), { webhook: WEBHOOK }, START - ENTRY_LIFETIME));
    const asked: unknown[] = [];
    const post: typeof port.post = (sent, webhook, options) => {
      asked.push(options?.isPatient);
      return port.post(sent, webhook, options);
    };
    await deliverDue({ ...port, post });
    expect(asked).toEqual([true]);
  });

  it("is kept until there is a network to try", async () => {
    const { port, posts, stored, state } = fakePort([{ kind: "network-failure" }]);
    stored.set("1", {
      ...newEntry(request(), { webhook: WEBHOOK }, START - ENTRY_LIFETIME),
      state: "waiting",
    });
    state.isOnline = false;
    // Once, since some browsers say for good that they are offline, and what has run out is not posted for ever.
    for (let visit = 0; visit < 5; visit += 1) await deliverDue(port, VISIT);
    expect(posts).toHaveLength(1);
    expect(stored.size).toBe(1);
    state.isOnline = true;
    await deliverDue(port, VISIT);
    expect(posts).toHaveLength(2);
    expect(stored.get("1")?.state).toBe("delivered");
    await deliverDue(port);
    expect(stored.size).toBe(0);
  });
});

describe("a clock that was wrong when the request was made", () => {
  it.each([1, 6, 30])("by %i days ahead, does not delay it", async (days) => {
    const { port, posts, state, stored } = fakePort([status(503)]);
    state.now = START + days * DAY;
    await submitQuote(request(), { webhook: WEBHOOK }, port);
    state.now = START + SECOND;
    const { nextRun } = await deliverDue(port);
    expect(posts).toHaveLength(2);
    expect(stored.get("1")).toMatchObject({ state: "delivered", storedAt: START + SECOND });
    expect(nextRun).toBe(START + SECOND + ENTRY_LIFETIME);
  });

  it.each([1, 6])("by %i days behind, neither delays nor erases it", async (days) => {
    const { port, posts, state, stored } = fakePort([status(503), status(503)]);
    state.now = START - days * DAY;
    await submitQuote(request(), { webhook: WEBHOOK }, port);
    state.now = START;
    await deliverDue(port);
    expect(posts).toHaveLength(2);
    expect(stored.get("1")?.state).toBe("waiting");
  });

  it("by more than its 7 days behind, still has it tried", async () => {
    const { port, stored, state } = fakePort([status(503)]);
    state.now = START - 30 * DAY;
    await submitQuote(request(), { webhook: WEBHOOK }, port);
    state.now = START;
    await deliverDue(port);
    expect(stored.get("1")?.state).toBe("delivered");
  });
});
