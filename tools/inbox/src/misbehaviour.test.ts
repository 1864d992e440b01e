import { expect, test } from "vitest";
import { misbehaviours } from "./misbehaviour.ts";
import { readMisbehaviours } from "./misbehaviour-plan.ts";

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
      times: 1,
    },
  ],
  ["a reset", { reset: "after-body", store: false }],
  ["a date to come back at", { retryAfter: "Wed, 21 Oct 2026 07:28:00 GMT" }],
])("taken: %s", (_label, posted) => {
  expect(readMisbehaviours(posted, misbehaviours)).toEqual({ steps: [posted] });
  expect(readMisbehaviours([posted, {}], misbehaviours)).toEqual({ steps: [posted, {}] });
});

test.each<[unknown, string]>([
  [{ delayMs: -1 }, "« delayMs »"],
  [{ delayMs: 2 ** 31 }, "« delayMs »"],
  [{ delayMs: "12" }, "« delayMs »"],
  [{ status: 199 }, "« status »"],
  [{ status: 600 }, "« status »"],
  [{ status: 200.5 }, "« status »"],
  [{ status: null }, "« status »"],
  [{ retryAfter: -1 }, "« retryAfter »"],
  [{ retryAfter: "" }, "« retryAfter »"],
  [{ location: "/a\r\nSet-Cookie: b" }, "« location »"],
  [{ location: "/é😀" }, "« location »"],
  [{ location: 7 }, "« location »"],
  [{ cors: "no" }, "« cors »"],
  [{ store: 1 }, "« store »"],
  [{ reset: true }, "« reset »"],
  [{ reset: "before-body", store: true }, "« store »"],
  [{ times: 0 }, "« times »"],
  [{ stauts: 503 }, "« stauts »"],
  [JSON.parse('{"__proto__":{}}'), "« __proto__ »"],
  [{ constructor: 1 }, "« constructor »"],
  [[{}, { status: 1 }], "Réponse 2 : « status »"],
  [[{}, 7], "Réponse 2 : un objet JSON est attendu."],
  [[], "de 1 à 1000 réponses"],
  [null, "un objet JSON est attendu."],
  ["503", "un objet JSON est attendu."],
])("refused, with its key: %j", (posted, words) => {
  expect(readMisbehaviours(posted, misbehaviours)).toEqual({ problem: expect.stringContaining(words) });
});
