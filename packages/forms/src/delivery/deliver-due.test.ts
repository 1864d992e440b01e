import { expect, it } from "vitest";
import { adoptSubmission } from "./adopt-submission.ts";
import type { Answer } from "./answer.ts";
import { deliverDue } from "./deliver-due.ts";
import { fakePort, request, START, status, WEBHOOK } from "./fake-port.ts";
import { KEPT_FOR, newEntry } from "./outbox-entry.ts";
import { MOST_REFUSALS } from "./settle.ts";
import { submitQuote } from "./submit-quote.ts";

/** A browser in which one request was answered so, at the time when it is due again. */
async function afterFirst(...answers: Answer[]) {
  const fake = fakePort(answers);
  await submitQuote(request(), WEBHOOK, fake.port);
  fake.state.now = fake.stored.get("1")?.dueAt ?? START;
  return fake;
}

it("delivers what is due, once, and then has nothing to do", async () => {
  const { port, posted, stored, state } = await afterFirst(status(503));
  expect(state.isWorkerWanted).toBe(true);
  expect(await deliverDue(port)).toBe(false);
  expect(await deliverDue(port)).toBe(false);
  expect(posted).toEqual(["1", "1"]);
  expect(stored.get("1")).toMatchObject({ state: "delivered", entries: [] });
  expect(state).toMatchObject({ isWorkerWanted: false, mark: START + KEPT_FOR });
});

it("leaves what is not due yet", async () => {
  const { port, posted, state } = await afterFirst(status(503));
  state.now -= 1;
  expect(await deliverDue(port)).toBe(true);
  expect(posted).toEqual(["1"]);
});

it("waits for the network rather than spend an attempt", async () => {
  const { port, posted, state } = await afterFirst(status(503));
  state.isOnline = false;
  await deliverDue(port);
  expect(posted).toEqual(["1"]);
  state.isOnline = true;
  await deliverDue(port);
  expect(posted).toEqual(["1", "1"]);
});

it("goes on after a network failure: the visitor was told it is sent", async () => {
  const { port, stored } = await afterFirst({ kind: "timeout" }, { kind: "network-failure" });
  expect(await deliverDue(port)).toBe(true);
  expect(stored.get("1")?.state).toBe("waiting");
});

it("tries a webhook that fails for seven days", async () => {
  const failures = Array.from({ length: 1000 }, () => status(500));
  const { port, posted, stored, state } = await afterFirst(status(500), ...failures);
  while (stored.size > 0 && posted.length < 500) {
    state.now = state.mark ?? Infinity;
    await deliverDue(port);
  }
  expect(stored.size).toBe(0);
  expect(state.now).toBe(START + KEPT_FOR);
  // Every hour in the end: neither a hammer nor a handful.
  expect(posted.length).toBeGreaterThan(7 * 24);
  expect(posted.length).toBeLessThan(7 * 24 + 20);
});

it("tries a webhook that says no ten times, over more than two days, and keeps the request to the end", async () => {
  const refusals = Array.from({ length: 20 }, () => status(404));
  const { port, posted, stored, state } = await afterFirst(status(404), ...refusals);
  while (stored.get("1")?.state === "waiting") {
    state.now = state.mark ?? Infinity;
    await deliverDue(port);
  }
  expect(posted).toHaveLength(10);
  expect(state.now - START).toBeGreaterThan(2 * 24 * 60 * 60 * 1000);
  expect(stored.get("1")).toMatchObject({ state: "refused", entries: [["nom", "Zoé"]] });
  state.now = START + KEPT_FOR;
  expect(await deliverDue(port)).toBe(false);
  expect(stored.size).toBe(0);
  expect(posted).toHaveLength(10);
});

it("does not send again what a webhook without CORS has probably taken", async () => {
  const { port, posted, stored, state } = await afterFirst({ kind: "unreadable" });
  let looks = 0;
  for (; (state.mark ?? Infinity) < START + KEPT_FOR; looks += 1) {
    expect(await deliverDue(port)).toBe(false);
    state.now = state.mark ?? 0;
  }
  expect(looks).toBe(MOST_REFUSALS);
  expect(posted).toEqual(["1"]);
  expect(stored.get("1")?.state).toBe("unconfirmed");
});

it("sends it after all once the webhook shows that it speaks CORS: the answer was not its own", async () => {
  const { port, posted, stored, state } = await afterFirst({ kind: "unreadable" });
  state.speaksCors = true;
  expect(await deliverDue(port)).toBe(false);
  expect(posted).toEqual(["1", "1"]);
  expect(stored.get("1")?.state).toBe("delivered");
});

it.each([0, 3, MOST_REFUSALS, 4 * MOST_REFUSALS])(
  "puts an unreadable answer to the test as often after %i failures that could be read",
  async (failures) => {
    const { port, stored, state } = await afterFirst(...Array.from({ length: failures }, () => status(503)), {
      kind: "unreadable",
    });
    while (stored.get("1")?.state === "waiting") {
      await deliverDue(port);
      state.now = state.mark ?? 0;
    }
    expect(stored.get("1")).toMatchObject({ state: "unconfirmed", attempts: 1 });
    state.speaksCors = true;
    await deliverDue(port);
    expect(stored.get("1")?.state).toBe("delivered");
  },
);

it("takes over from a page that went away while sending", async () => {
  const { port, posted, stored, state } = fakePort();
  stored.set("1", newEntry(request(), WEBHOOK, START));
  expect(await adoptSubmission("1", port)).toBe(true);
  expect(await adoptSubmission("2", port)).toBe(false);
  state.now = stored.get("1")?.dueAt ?? 0;
  await deliverDue(port);
  expect(posted).toEqual(["1"]);
  expect(await adoptSubmission("1", port)).toBe(true);
});

it("does not touch a request that its page is sending", async () => {
  const { port, posted, state } = fakePort();
  state.duringPost = async () => {
    state.now += 15_000;
    await deliverDue(port);
  };
  await submitQuote(request(), WEBHOOK, port);
  expect(posted).toEqual(["1"]);
});

it("lets a failed storage pass", async () => {
  const { port, state } = fakePort();
  state.isStorageOn = false;
  await expect(deliverDue(port)).rejects.toThrow("No storage");
  expect(await adoptSubmission("1", port)).toBe(false);
});
