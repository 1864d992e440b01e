import { describe, expect, it } from "vitest";
import { deliverDue } from "./deliver-due.ts";
import type { Outcome } from "./outcome.ts";
import { afterFirst } from "../tests/after-first.ts";
import { START, status } from "../tests/fake-port.ts";

const VISIT = { isVisit: true };

it("waits for the network rather than spend an attempt", async () => {
  const { port, posted, state } = await afterFirst(status(503));
  state.isOnline = false;
  await deliverDue(port);
  expect(posted()).toEqual(["1"]);
  state.isOnline = true;
  await deliverDue(port);
  expect(posted()).toEqual(["1", "1"]);
});

describe("a browser that says it is offline", () => {
  async function offline(...outcomes: Outcome[]) {
    const fake = await afterFirst(status(503, "3600"), ...outcomes);
    fake.state.isOnline = false;
    fake.state.now = START + 31_000;
    return fake;
  }

  it("tries on a visit all the same, since some say so for good", async () => {
    const { port, stored } = await offline(status(200));
    await deliverDue(port, VISIT);
    expect(stored.get("1")?.state).toBe("delivered");
  });

  it("has made no try if the network fails: the first visit with one does not wait", async () => {
    const { port, posts, stored, state } = await offline({ kind: "network-failure" });
    const before = stored.get("1");
    await deliverDue(port, VISIT);
    expect(posts).toHaveLength(2);
    // Nothing is written: each visit would write the files anew.
    expect(stored.get("1")).toBe(before);
    state.isOnline = true;
    await deliverDue(port, VISIT);
    expect(stored.get("1")?.state).toBe("delivered");
  });

  it("asks no webhook whether it speaks CORS: without a network none does", async () => {
    const { port, stored, state } = await afterFirst({ kind: "unreadable" });
    const before = stored.get("1");
    state.isOnline = false;
    await deliverDue(port, VISIT);
    expect(stored.get("1")).toEqual(before);
  });
});
