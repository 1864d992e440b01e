import { expect, test } from "vitest";
import { readMisbehaviours } from "./misbehaviour-plan.ts";
import { misbehaviours } from "./receive-quote.ts";

test.each<[string, unknown]>([
  ["nothing set", {}],
  [
    "everything set",
    {
      delayMs: 12_000,
      status: 503,
      retryAfter: 2,
      cors: false,
      location: "/x",
      store: true,
    },
  ],
  ["a reset", { reset: "after-body", store: false }],
  ["a date to come back at", { retryAfter: "Wed, 21 Oct 2026 07:28:00 GMT" }],
])("taken: %s", (_label, posted) => {
  expect(readMisbehaviours(posted, misbehaviours)).toEqual({ steps: [posted] });
  expect(readMisbehaviours([posted, {}], misbehaviours)).toEqual({ steps: [posted, {}] });
});

test.each<[unknown, string]>([
  [{ delayMs: -1 }, "/0/delayMs"],
  [{ delayMs: 2 ** 31 }, "/0/delayMs"],
  [{ delayMs: "12" }, "/0/delayMs"],
  [{ status: 199 }, "/0/status"],
  [{ status: 600 }, "/0/status"],
  [{ status: 200.5 }, "/0/status"],
  [{ status: null }, "/0/status"],
  [{ retryAfter: -1 }, "/0/retryAfter"],
  [{ retryAfter: "" }, "/0/retryAfter"],
  [{ location: "/a\r\nSet-Cookie: b" }, "/0/location"],
  [{ location: "/é😀" }, "/0/location"],
  [{ location: 7 }, "/0/location"],
  [{ cors: "no" }, "/0/cors"],
  [{ store: 1 }, "/0/store"],
  [{ reset: true }, "/0/reset"],
  [{ stauts: 503 }, "/0/stauts"],
  [JSON.parse('{"__proto__":{}}'), "/0/__proto__"],
  [{ constructor: 1 }, "/0/constructor"],
  [[{}, { status: 1 }], "/1/status must be >= 200"],
  [[{}, 7], "/1 must be object"],
  [[], "must not have fewer than 1 items"],
  [null, "/0 must be object"],
  ["503", "/0 must be object"],
])("refused, with its key: %j", (posted, words) => {
  expect(readMisbehaviours(posted, misbehaviours)).toEqual({ problem: expect.stringContaining(words) });
});
