import { describe, expect, it } from "vitest";
import { fakePort, request, START, status, WEBHOOK } from "./fake-port.ts";
import { submitQuote } from "./submit-quote.ts";

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
  ] as const)("on %s the visitor is told what will be true", async (_label, answer, result, state) => {
    const { port, stored } = fakePort([answer]);
    expect(await submitQuote(request(), WEBHOOK, port)).toBe(result);
    expect(stored.get("1")?.state).toBe(state);
  });

  it("has the request in the outbox before it leaves", async () => {
    const { port, stored, state } = fakePort();
    state.duringPost = async () => {
      expect(stored.get("1")).toMatchObject({
        state: "sending",
        entries: [["nom", "Zoé"]],
        webhook: WEBHOOK,
      });
      expect(state.mark).toBeGreaterThan(START);
    };
    await submitQuote(request(), WEBHOOK, port);
    expect.assertions(2);
  });

  it("erases the answers once they are delivered", async () => {
    const { port, stored } = fakePort();
    await submitQuote(request(), WEBHOOK, port);
    expect(stored.get("1")?.entries).toEqual([]);
  });

  it("sends two submissions of one form once, from however many tabs", async () => {
    const { port, posted } = fakePort();
    const both = [submitQuote(request(), WEBHOOK, port), submitQuote(request(), WEBHOOK, port)];
    expect(await Promise.all(both)).toEqual(["sent", "sent"]);
    expect(posted).toEqual(["1"]);
  });

  it("takes two tabs with one draft for one form, though they were opened at different times", async () => {
    const { port, posted } = fakePort();
    for (const opened of ["1700000000000", "1700000000001"]) {
      const { entries, ...form } = request();
      const result = submitQuote(
        { ...form, entries: [...entries, ["first_touch_ts", opened]] },
        WEBHOOK,
        port,
      );
      expect(await result).toBe("sent");
    }
    expect(posted).toEqual(["1"]);
  });

  it("sends changed answers under the same id, for the receiver to judge", async () => {
    const { port, posted } = fakePort();
    await submitQuote(request(), WEBHOOK, port);
    await submitQuote(request("1", "Zoé Martin"), WEBHOOK, port);
    expect(posted).toEqual(["1", "1"]);
  });

  it("does not break a promise made in another tab", async () => {
    const { port, stored } = fakePort([status(503), { kind: "network-failure" }]);
    expect(await submitQuote(request(), WEBHOOK, port)).toBe("sent");
    expect(await submitQuote(request(), WEBHOOK, port)).toBe("sent");
    expect(stored.get("1")?.state).toBe("waiting");
  });

  it("puts back what an earlier attempt had come to, when a later one finds no network", async () => {
    const { port, stored } = fakePort([{ kind: "unreadable" }, { kind: "network-failure" }]);
    await submitQuote(request(), WEBHOOK, port);
    expect(await submitQuote(request(), WEBHOOK, port)).toBe("network-failure");
    expect(stored.get("1")?.state).toBe("unconfirmed");
  });
});

it.each([
  ["200", status(200), "sent"],
  ["an unreadable answer", { kind: "unreadable" }, "sent"],
  ["503", status(503), "network-failure"],
  ["404", status(404), "network-failure"],
  ["a timeout", { kind: "timeout" }, "network-failure"],
  ["a network failure", { kind: "network-failure" }, "network-failure"],
] as const)("without storage, on %s, only what has arrived is sent", async (_label, answer, result) => {
  const { port, state } = fakePort([answer]);
  state.isStorageOn = false;
  expect(await submitQuote(request(), WEBHOOK, port)).toBe(result);
});
