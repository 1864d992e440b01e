import { attributionFields } from "@vitrine/schema/form-wire";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Attribution, withoutClicks } from "../attribution/attribution.ts";
import { fakePort, request, START, status, WEBHOOK } from "../tests/fake-port.ts";
import { lockById } from "./browser/lock-by-id.ts";
import { newEntry } from "./outbox-entry.ts";
import type { Outcome } from "./outcome.ts";
import { promiseDelivery } from "./sent-request.ts";
import { submitQuote } from "./submit-quote.ts";

const HOOK = { webhook: WEBHOOK };

describe("with storage", () => {
  it.each([
    ["200", status(200), "sent", "delivered"],
    ["204", status(204), "sent", "delivered"],
    ["400", status(400), "sent", "waiting"],
    ["429", status(429), "sent", "waiting"],
    ["503", status(503), "sent", "waiting"],
    ["a redirect", { kind: "redirect" }, "sent", "waiting"],
    ["a timeout", { kind: "timeout" }, "sent", "waiting"],
    ["an unreadable answer", { kind: "unreadable" }, "sent", "unconfirmed"],
    ["a network failure", { kind: "network-failure" }, "network-failure", undefined],
  ] as const)("on %s the visitor is told what will be true", async (_label, outcome, result, state) => {
    const { port, stored } = fakePort([outcome]);
    expect(await submitQuote(request(), HOOK, port)).toBe(result);
    expect(stored.get("1")?.state).toBe(state);
  });

  it("answers at once that a request is sent while another tab tries it again", async () => {
    const { port, stored } = fakePort([status(503)]);
    await submitQuote(request(), HOOK, port);
    void port.exclusively("1", () => new Promise<void>(() => {}));
    expect(await submitQuote(request(), HOOK, port)).toBe("sent");
    expect(await submitQuote(request("1", "Ada"), HOOK, port)).toBe("already-sent");
    expect(await promiseDelivery("1", port)).toEqual(stored.get("1"));
  });

  it("has the request in the outbox before it leaves", async () => {
    const { port, stored, state } = fakePort();
    state.duringPost = async () => {
      expect(stored.get("1")).toMatchObject({
        state: "sending",
        entries: [["nom", "Zoé"]],
        webhook: WEBHOOK,
      });
      expect(state.announced).toBe(1);
    };
    await submitQuote(request(), HOOK, port);
    expect.assertions(2);
  });

  it("erases the answers once they are delivered", async () => {
    const { port, state, stored } = fakePort();
    await submitQuote(request(), HOOK, port);
    expect(stored.get("1")?.entries).toEqual([]);
    expect(state.isWorkerWanted).toBe(false);
  });

  it("sends two submissions of one form once, from however many tabs", async () => {
    const { port, posted } = fakePort();
    const both = [submitQuote(request(), HOOK, port), submitQuote(request(), HOOK, port)];
    expect(await Promise.all(both)).toEqual(["sent", "sent"]);
    expect(posted()).toEqual(["1"]);
  });

  it("takes two tabs with one draft for one form, though they were opened at different times", async () => {
    const { port, posted } = fakePort();
    for (const opened of ["1700000000000", "1700000000001"]) {
      const { entries, ...form } = request();
      const result = submitQuote({ ...form, entries: [...entries, ["first_touch_ts", opened]] }, HOOK, port);
      expect(await result).toBe("sent");
    }
    expect(posted()).toEqual(["1"]);
  });

  it("says of other answers under an id that was sent that the form is gone already", async () => {
    const { port, posted } = fakePort();
    await submitQuote(request(), HOOK, port);
    expect(await submitQuote(request("1", "Zoé Martin"), HOOK, port)).toBe("already-sent");
    expect(posted()).toEqual(["1"]);
  });

  it("sends changed answers under the same id after a failure, for the receiver to judge", async () => {
    const { port, posts } = fakePort([{ kind: "network-failure" }]);
    await submitQuote(request(), HOOK, port);
    await submitQuote({ ...request("1", "Zoé Martin"), revision: 2 }, HOOK, port);
    expect(posts.map(({ submissionId, revision }) => [submissionId, revision])).toEqual([
      ["1", 1],
      ["1", 2],
    ]);
  });

  it.each([[status(503)], [{ kind: "unreadable" } as const]])(
    "does not break a promise made in another tab: %j",
    async (outcome) => {
      const { port, stored, posted } = fakePort([outcome, { kind: "network-failure" }]);
      expect(await submitQuote(request(), HOOK, port)).toBe("sent");
      const promised = stored.get("1");
      expect(await submitQuote(request(), HOOK, port)).toBe("sent");
      expect(stored.get("1")).toEqual(promised);
      expect(posted()).toEqual(["1"]);
    },
  );

  it("does not write over what could not be read, which another tab may have promised", async () => {
    const { port, stored, state } = fakePort([status(503), { kind: "network-failure" }]);
    await submitQuote(request(), HOOK, port);
    const promised = stored.get("1");
    let isSilent = true;
    state.duringPost = async () => void (isSilent = false);
    const get: typeof port.outbox.get = (id) =>
      isSilent ? Promise.reject(new Error("No answer")) : port.outbox.get(id);
    expect(await submitQuote(request(), HOOK, { ...port, outbox: { ...port.outbox, get } })).toBe("sent");
    expect(stored.get("1")).toEqual(promised);
  });

  it("takes over an attempt whose page went away before it ended", async () => {
    const { port, stored } = fakePort();
    stored.set("1", newEntry(request(), HOOK, START));
    expect(await submitQuote(request("1", "Zoé Martin"), HOOK, port)).toBe("sent");
    expect(stored.get("1")?.state).toBe("delivered");
  });

  describe("where the visit comes from", () => {
    const origin: Attribution = Object.fromEntries(attributionFields.map((name) => [name, `my ${name}`]));
    const visited = { ...request(), entries: Object.entries(origin) };
    const inStorage = async (mayKeepClicks: boolean) => {
      const fake = fakePort([status(503)]);
      fake.state.mayKeepClicks = mayKeepClicks;
      const seen: string[] = [];
      fake.state.duringPost = async () => void seen.push(JSON.stringify([...fake.stored.values()]));
      await submitQuote(visited, HOOK, fake.port);
      seen.push(JSON.stringify([...fake.stored.values()]));
      return { ...fake, seen };
    };

    it("is in the first post, and without consent in no storage", async () => {
      const { posts, seen, stored } = await inStorage(false);
      expect(posts[0]?.entries).toEqual(visited.entries);
      for (const text of seen) expect(text).not.toMatch(/my (?!utm)/);
      const storable: Attribution = withoutClicks(origin);
      expect(stored.get("1")?.entries).toEqual(attributionFields.map((name) => [name, storable[name] ?? ""]));
    });

    it("is kept with consent, for the next tries", async () => {
      const { stored } = await inStorage(true);
      expect(stored.get("1")?.entries).toEqual(visited.entries);
    });
  });
});

describe("while another tab uploads a photo", () => {
  const photo = new File([new Uint8Array(2_000_000)], "fuite.jpg");
  const withPhoto = { ...request(), entries: [["photo", photo]] as const };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      const control = new AbortController();
      setTimeout(() => control.abort(), milliseconds);
      return control.signal;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Another tab's upload, which takes longer than a request without files may. */
  async function uploading(outcome: Outcome) {
    const fake = fakePort([outcome]);
    fake.state.duringPost = () => new Promise((resolve) => setTimeout(resolve, 80_000));
    const tab = () => ({ ...fake.port, exclusively: lockById(navigator.locks) });
    const first = submitQuote(withPhoto, HOOK, tab());
    await vi.waitFor(() => expect(fake.posts).toHaveLength(1));
    return { ...fake, first, second: tab() };
  }

  it("is not sent a second time", async () => {
    const { first, second, posted } = await uploading(status(200));
    const again = submitQuote(request(), HOOK, second);
    await vi.advanceTimersByTimeAsync(79_000);
    expect(posted()).toEqual(["1"]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await Promise.all([first, again])).toEqual(["sent", "already-sent"]);
    expect(posted()).toEqual(["1"]);
  });

  it("is not said to be sent before it is", async () => {
    const { first, second } = await uploading({ kind: "network-failure" });
    const promised = promiseDelivery("1", second);
    await vi.advanceTimersByTimeAsync(81_000);
    expect(await first).toBe("network-failure");
    expect(await promised).toBeUndefined();
  });
});

it("forgets what was stored too late to count", async () => {
  const { port, stored, state } = fakePort([status(503)]);
  const { put } = port.outbox;
  const late = {
    ...port,
    outbox: {
      ...port.outbox,
      put: (entry: Parameters<typeof put>[0]) => put(entry).then(() => Promise.reject(new Error("late"))),
    },
  };
  expect(await submitQuote(request(), HOOK, late)).toBe("network-failure");
  expect(stored.size).toBe(0);
  expect(state.isWorkerWanted).toBe(false);
});

it.each([status(200), { kind: "unreadable" } as const])(
  "does not send again what the webhook took, if only the storage of that fails: %j",
  async (outcome) => {
    const { port, stored, posted } = fakePort([outcome]);
    const put: typeof port.outbox.put = (entry) =>
      entry.state === "sending" ? port.outbox.put(entry) : Promise.reject(new Error("No answer"));
    const failing = { ...port, outbox: { ...port.outbox, put } };
    expect(await submitQuote(request(), HOOK, failing)).toBe("sent");
    expect(stored.size).toBe(0);
    expect(posted()).toEqual(["1"]);
  },
);

describe("a request that another tab has promised while it was sent", () => {
  async function promisedMeanwhile(fails: boolean) {
    const { port, stored, state } = fakePort([{ kind: "network-failure" }]);
    const outbox = {
      ...port.outbox,
      get: (id: string) =>
        fails && posted ? Promise.reject(new Error("The storage does not answer")) : port.outbox.get(id),
    };
    let posted = false;
    state.duringPost = async () => {
      const entry = stored.get("1");
      if (entry !== undefined) stored.set("1", { ...entry, state: "waiting" });
      posted = true;
    };
    const result = await submitQuote(request(), HOOK, { ...port, outbox });
    return { result, entry: stored.get("1") };
  }

  it("stays, and is sent for this one too", async () => {
    expect(await promisedMeanwhile(false)).toMatchObject({ result: "sent", entry: { state: "waiting" } });
  });

  it("stays where that can't be read", async () => {
    expect(await promisedMeanwhile(true)).toMatchObject({
      result: "network-failure",
      entry: { state: "waiting" },
    });
  });
});

it.each([
  ["200", status(200), "sent"],
  ["an unreadable answer", { kind: "unreadable" }, "sent"],
  ["503", status(503), "network-failure"],
  ["404", status(404), "network-failure"],
  ["a timeout", { kind: "timeout" }, "network-failure"],
  ["a network failure", { kind: "network-failure" }, "network-failure"],
] as const)("without storage, on %s, only what has arrived is sent", async (_label, outcome, result) => {
  const { port, state } = fakePort([outcome]);
  state.isStorageOn = false;
  expect(await submitQuote(request(), HOOK, port)).toBe(result);
});
