import { describe, expect, it } from "vitest";
import type { Outbox } from "./delivery-port.ts";
import { deliverDue } from "./deliver-due.ts";
import { afterFirst } from "../tests/after-first.ts";
import { fakePort, request, START, status, WEBHOOK } from "../tests/fake-port.ts";
import { LEASE_TIME, ENTRY_LIFETIME, newEntry } from "./outbox-entry.ts";
import { promiseDelivery } from "./sent-request.ts";
import { MAX_REFUSALS } from "./settle.ts";
import { submitQuote } from "./submit-quote.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const VISIT = { isVisit: true };

type Fake = ReturnType<typeof fakePort>;

/**
 * Runs a delivery at each time that the previous run asked for, while the condition holds. Returns the number
 * of runs.
 */
async function runWhile({ port, state }: Fake, goesOn: () => boolean): Promise<number> {
  let runs = 0;
  while (goesOn()) {
    const { nextRun } = await deliverDue(port);
    runs += 1;
    state.now = nextRun ?? Infinity;
  }
  return runs;
}

it("delivers what is due, once, and then has nothing to do", async () => {
  const { port, posted, stored, state } = await afterFirst(status(503));
  expect(state.isWorkerWanted).toBe(true);
  expect(await deliverDue(port)).toMatchObject({ isWaiting: false });
  expect(await deliverDue(port)).toEqual({ isWaiting: false, nextRun: START + ENTRY_LIFETIME });
  expect(posted()).toEqual(["1", "1"]);
  expect(stored.get("1")).toMatchObject({ state: "delivered", entries: [], webhook: "" });
  expect(state.isWorkerWanted).toBe(false);
});

it("leaves what is not due yet, however long ago the last try was", async () => {
  const { port, posted, state } = await afterFirst(status(503, "3600"));
  state.now -= 1;
  expect(await deliverDue(port)).toMatchObject({ isWaiting: true });
  expect(posted()).toEqual(["1"]);
});

it("goes on after a network failure: the visitor was told it is sent", async () => {
  const { port, stored } = await afterFirst({ kind: "timeout" }, { kind: "network-failure" });
  expect(await deliverDue(port)).toMatchObject({ isWaiting: true });
  expect(stored.get("1")?.state).toBe("waiting");
});

it("tells the receiver when the visitor sent it, and what the last try failed by", async () => {
  const { port, posts, state, stored } = await afterFirst(status(503), { kind: "timeout" });
  await deliverDue(port);
  state.now = stored.get("1")?.dueAt ?? 0;
  await deliverDue(port);
  expect(posts.map(({ delay }) => delay)).toEqual([
    undefined,
    { sentAt: START, reason: "503" },
    { sentAt: START, reason: "timeout" },
  ]);
});

it("tries a webhook that fails for seven days", async () => {
  const failures = Array.from({ length: 1000 }, () => status(500));
  const fake = await afterFirst(status(500), ...failures);
  await runWhile(fake, () => fake.stored.size > 0 && fake.posts.length < 500);
  expect(fake.stored.size).toBe(0);
  // The wait reaches one hour: a shorter one would flood the webhook, a longer one would make a handful of
  // tries.
  expect(fake.posts.length).toBeGreaterThan(7 * 24);
  expect(fake.posts.length).toBeLessThan(7 * 24 + 20);
});

it("tries a webhook that says no ten times, over more than two days, and once more at the end", async () => {
  const refusals = Array.from({ length: 20 }, () => status(404));
  const fake = await afterFirst(status(404), ...refusals);
  const { port, posts, stored, state } = fake;
  await runWhile(fake, () => stored.get("1")?.state === "waiting");
  expect(posts).toHaveLength(10);
  expect(state.now).toBe(START + ENTRY_LIFETIME);
  expect(stored.get("1")?.triedAt).toBeGreaterThan(START + 2 * DAY);
  expect(stored.get("1")).toMatchObject({ state: "refused", entries: [["nom", "Zoé"]] });
  expect(await deliverDue(port)).toEqual({ isWaiting: false, nextRun: undefined });
  expect(stored.size).toBe(0);
  expect(posts).toHaveLength(11);
});

it("does not send again what a webhook without CORS has probably taken", async () => {
  const fake = await afterFirst({ kind: "unreadable" });
  const runs = await runWhile(fake, () => fake.state.now < START + ENTRY_LIFETIME);
  expect(runs).toBe(MAX_REFUSALS);
  expect(fake.posted()).toEqual(["1"]);
  expect(fake.stored.get("1")?.state).toBe("unconfirmed");
  await deliverDue(fake.port);
  expect(fake.stored.size).toBe(0);
});

it("sends it after all once the webhook shows that it speaks CORS: the answer was not its own", async () => {
  const { port, posted, stored, state } = await afterFirst({ kind: "unreadable" });
  state.speaksCors = true;
  expect(await deliverDue(port)).toMatchObject({ isWaiting: false });
  expect(posted()).toEqual(["1", "1"]);
  expect(stored.get("1")?.state).toBe("delivered");
});

it.each([0, 3, MAX_REFUSALS, 4 * MAX_REFUSALS])(
  "puts an unreadable answer to the test as often after %i failures that could be read",
  async (failures) => {
    const fake = await afterFirst(...Array.from({ length: failures }, () => status(503)), {
      kind: "unreadable",
    });
    const { port, stored, state } = fake;
    await runWhile(fake, () => stored.get("1")?.state === "waiting");
    expect(stored.get("1")).toMatchObject({ state: "unconfirmed", attempts: 1 });
    state.now = stored.get("1")?.dueAt ?? 0;
    state.speaksCors = true;
    await deliverDue(port);
    expect(stored.get("1")?.state).toBe("delivered");
  },
);

it("takes over from a page that went away while sending", async () => {
  const { port, posts, stored, state } = fakePort();
  stored.set("1", newEntry(request(), { webhook: WEBHOOK }, START));
  await deliverDue(port, VISIT);
  expect(posts).toEqual([]);
  expect(await promiseDelivery("1", port)).toBeDefined();
  expect(await promiseDelivery("2", port)).toBeUndefined();
  state.now = stored.get("1")?.dueAt ?? 0;
  await deliverDue(port);
  expect(posts).toMatchObject([{ submissionId: "1", delay: { sentAt: START, reason: "interrupted" } }]);
  expect(await promiseDelivery("1", port)).toBeDefined();
});

it("does not touch a request that its page is sending", async () => {
  const { port, posted, state } = fakePort();
  let visit: Promise<unknown> = Promise.resolve();
  state.duringPost = async () => {
    state.now += 60_000;
    visit = deliverDue(port, VISIT);
  };
  await submitQuote(request(), { webhook: WEBHOOK }, port);
  await visit;
  expect(posted()).toEqual(["1"]);
});

it("tries on a visit during a run that had nothing to try", async () => {
  const { port, posted, state } = await afterFirst(status(503, "86400"));
  state.now = START + 31_000;
  await Promise.all([deliverDue(port), deliverDue(port, VISIT)]);
  expect(posted()).toEqual(["1", "1"]);
});

it("gives an attempt that was interrupted the time of the first, since its visitor may wait for it", async () => {
  const { port, stored, state } = fakePort();
  stored.set("1", { ...newEntry(request(), { webhook: WEBHOOK }, START - LEASE_TIME), dueAt: START });
  state.duringPost = async () => {
    expect(stored.get("1")).toMatchObject({ state: "sending", dueAt: START + LEASE_TIME });
  };
  await deliverDue(port);
  expect.assertions(1);
});

it("leaves a try in hand, whose page may have gone away, for as long as it may take", async () => {
  const { port, posts, stored, state } = await afterFirst(status(503));
  state.duringPost = async () => {
    expect(stored.get("1")).toMatchObject({ triedAt: state.now, dueAt: state.now + 6 * LEASE_TIME });
  };
  await deliverDue(port);
  expect(posts).toHaveLength(2);
  expect.assertions(2);
});

it("posts what it read after its last write, since Firefox can't read earlier files", async () => {
  const { port, posts } = await afterFirst(status(503));
  const { get, put } = port.outbox;
  let writes = 0;
  const outbox: Outbox = {
    ...port.outbox,
    get: async (id) => {
      const entry = await get(id);
      return entry && { ...entry, entries: [["lu", `${writes}`]] };
    },
    put: async (entry) => {
      writes += 1;
      await put(entry);
    },
  };
  await deliverDue({ ...port, outbox });
  expect(posts.at(-1)?.entries).toEqual([["lu", "1"]]);
});

it("sends all that is due at the same time", async () => {
  const { port, posted, state } = fakePort([status(503), status(503)]);
  for (const id of ["1", "2"]) await submitQuote(request(id), { webhook: WEBHOOK }, port);
  state.now += HOUR;
  let atOnce = 0;
  let most = 0;
  state.duringPost = async () => {
    most = Math.max(most, (atOnce += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce -= 1;
  };
  await deliverDue(port);
  expect(posted()).toEqual(["1", "2", "1", "2"]);
  expect(most).toBe(2);
});

describe("a visit", () => {
  it("tries what waits at once, whatever the back-off says, and every 30 s at most", async () => {
    const { port, posts, state, stored } = await afterFirst(status(503, "3600"), status(503));
    state.now = START + 29 * SECOND;
    await deliverDue(port, VISIT);
    expect(posts).toHaveLength(1);
    state.now = START + 30 * SECOND;
    await deliverDue(port, VISIT);
    await deliverDue(port, VISIT);
    expect(posts).toHaveLength(2);
    // The back-off continues as if there had been no early try.
    expect(stored.get("1")).toMatchObject({ state: "waiting", attempts: 1, dueAt: START + HOUR });
    state.now += 30 * SECOND;
    await deliverDue(port, VISIT);
    expect(stored.get("1")?.state).toBe("delivered");
  });

  it("does not ask a webhook without CORS again", async () => {
    const fake = await afterFirst({ kind: "unreadable" });
    await runWhile(fake, () => (fake.stored.get("1")?.attempts ?? 0) < 4);
    const asked = fake.stored.get("1");
    fake.state.now -= 1;
    await deliverDue(fake.port, VISIT);
    expect(fake.stored.get("1")).toEqual(asked);
    expect(fake.posted()).toEqual(["1"]);
  });

  it("uses up none of the ten tries that a webhook has to be mended", async () => {
    const { port, posts, state, stored } = await afterFirst(...Array.from({ length: 50 }, () => status(404)));
    for (let visit = 0; visit < 40; visit += 1) {
      state.now += 31 * SECOND;
      await deliverDue(port, VISIT);
    }
    expect(posts.length).toBeGreaterThan(MAX_REFUSALS);
    expect(stored.get("1")?.state).toBe("waiting");
    expect(stored.get("1")?.refusals).toBeLessThan(7);
  });

  it("leaves the back-off as it is where its page goes away during the try", async () => {
    const { port, state, stored } = await afterFirst(status(503, "3600"));
    const { dueAt } = stored.get("1") ?? {};
    state.now = START + 31 * SECOND;
    state.duringPost = () => new Promise(() => {});
    void deliverDue(port, VISIT);
    await new Promise((resolve) => setTimeout(resolve));
    expect(stored.get("1")).toMatchObject({ triedAt: state.now, dueAt });
  });

  it("respects what an early try was asked to wait for", async () => {
    const { port, state, stored } = await afterFirst(status(503), status(429, "7200"));
    state.now = START + 5 * SECOND - 1;
    stored.set("1", {
      ...newEntry(request(), { webhook: WEBHOOK }, START - HOUR),
      state: "waiting",
      dueAt: START + HOUR,
    });
    await deliverDue(port, VISIT);
    expect(stored.get("1")?.dueAt).toBe(state.now + 2 * HOUR);
  });
});
