import { describe, expect, it } from "vitest";
import { deliverDue } from "./deliver-due.ts";
import { FALLBACK, fakePort, request, START, status, WEBHOOK } from "../tests/fake-port.ts";
import { submitQuote } from "./submit-quote.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

type Fake = ReturnType<typeof fakePort>;

describe("a second webhook", () => {
  const both = { webhook: WEBHOOK, fallback: FALLBACK };
  const addresses = ({ posts }: Fake) => posts.map(({ webhook }) => webhook);

  it.each([400, 401, 403, 404, 410, 413, 422])("takes what the first refuses for good: %i", async (code) => {
    const fake = fakePort([status(code)]);
    expect(await submitQuote(request(), both, fake.port)).toBe("sent");
    expect(addresses(fake)).toEqual([WEBHOOK, FALLBACK]);
    expect(fake.posts[1]?.delay).toEqual({ sentAt: START, reason: String(code) });
    expect(fake.stored.get("1")?.state).toBe("delivered");
  });

  it.each([["503", status(503)] as const, ["no answer", { kind: "timeout" }] as const])(
    "takes what the first has not taken for an hour: %s",
    async (_label, outcome) => {
      const fake = fakePort([outcome, outcome, outcome]);
      await submitQuote(request(), both, fake.port);
      fake.state.now = START + HOUR - 1;
      await deliverDue(fake.port);
      expect(addresses(fake)).toEqual([WEBHOOK, WEBHOOK]);
      fake.state.now = START + HOUR + 60 * SECOND;
      await deliverDue(fake.port);
      expect(addresses(fake)).toEqual([WEBHOOK, WEBHOOK, WEBHOOK, FALLBACK]);
      expect(fake.stored.get("1")?.state).toBe("delivered");
    },
  );

  it("gets no lead that the first takes after an hour", async () => {
    const fake = fakePort([status(503), status(200)]);
    await submitQuote(request(), both, fake.port);
    fake.state.now = START + 2 * HOUR;
    await deliverDue(fake.port);
    expect(addresses(fake)).toEqual([WEBHOOK, WEBHOOK]);
  });

  it("is asked again, like the first, as long as neither takes it", async () => {
    const fake = fakePort([status(404), status(503), status(404), status(200)]);
    await submitQuote(request(), both, fake.port);
    expect(fake.stored.get("1")).toMatchObject({ state: "waiting", failure: "503" });
    fake.state.now = fake.stored.get("1")?.dueAt ?? 0;
    await deliverDue(fake.port);
    expect(addresses(fake)).toEqual([WEBHOOK, FALLBACK, WEBHOOK, FALLBACK]);
    expect(fake.stored.get("1")?.state).toBe("delivered");
  });

  it("out of reach leaves the first one's answer to count", async () => {
    const fake = fakePort([status(404), { kind: "network-failure" }]);
    expect(await submitQuote(request(), both, fake.port)).toBe("sent");
    expect(fake.stored.get("1")).toMatchObject({ state: "waiting", refusals: 1 });
  });

  it("without CORS gets no lead twice: from then on it alone is asked whether it has it", async () => {
    const fake = fakePort([status(404), { kind: "unreadable" }]);
    await submitQuote(request(), both, fake.port);
    expect(fake.stored.get("1")).toMatchObject({
      state: "unconfirmed",
      webhook: FALLBACK,
      fallback: undefined,
    });
    fake.state.now = START + 7 * 24 * HOUR;
    await deliverDue(fake.port);
    expect(addresses(fake)).toEqual([WEBHOOK, FALLBACK]);
  });

  it("is not asked where the first could not be reached, or took it unseen", async () => {
    for (const kind of ["network-failure", "unreadable"] as const) {
      const fake = fakePort([{ kind }]);
      await submitQuote(request(), both, fake.port);
      expect(addresses(fake)).toEqual([WEBHOOK]);
    }
  });
});
