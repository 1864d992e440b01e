import { describe, expect, test } from "vitest";
import { form, misbehave, postQuote, testInbox } from "./tests/test-inbox.ts";
import { send } from "./tests/test-send.ts";

describe("other methods and addresses", () => {
  test.each([
    ["GET", "/quote", "POST, OPTIONS"],
    ["PUT", "/quote", "POST, OPTIONS"],
    ["POST", "/", "GET, HEAD, OPTIONS"],
    ["POST", "/leads.json", "GET, DELETE, HEAD, OPTIONS"],
    ["GET", "/misbehave", "POST, DELETE, OPTIONS"],
  ])("%s %s is not allowed", async (method, path, allow) => {
    const answer = await fetch((await testInbox()).url + path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe(allow);
    expect(answer.headers.get("access-control-allow-origin")).toBe(path === "/quote" ? "*" : null);
  });

  test("an address that reads no body hears the sender out", async () => {
    const inbox = await testInbox();
    const chunks = Array.from({ length: 16 }, () => "a".repeat(1024 * 1024));
    const headers = { "Transfer-Encoding": "chunked", Connection: "keep-alive" };
    for (const [method, path, status] of [
      ["POST", "/nope", 404],
      ["OPTIONS", "/quote", 204],
      ["PUT", "/quote", 405],
    ] as const) {
      const answer = await send(inbox, path, { method, chunks, headers });
      expect([answer.status, answer.headers["connection"]]).toEqual([status, "close"]);
    }
  });

  test("no answer may be kept, framed or guessed at, and the page shows a lead", async () => {
    const inbox = await testInbox();
    await postQuote(inbox, { nom: "Zoé" });
    for (const path of ["/", "/leads.json", "/nope"]) {
      const { headers } = await fetch(inbox.url + path);
      expect([
        headers.get("x-content-type-options"),
        headers.get("x-frame-options"),
        headers.get("cache-control"),
      ]).toEqual(["nosniff", "DENY", "no-store"]);
    }
    expect(await (await fetch(inbox.url)).text()).toContain("Zoé");
  });

  test("an unknown address is a 404, a query is no other address", async () => {
    const inbox = await testInbox();
    expect((await fetch(`${inbox.url}/nope`)).status).toBe(404);
    expect((await fetch(`${inbox.url}/leads.json?x=1`)).status).toBe(200);
    expect((await fetch(`${inbox.url}/quote?x=1`, { method: "POST", body: form({ a: "b" }) })).status).toBe(
      200,
    );
  });

  test("a preflight is answered, and does not use up the plan", async () => {
    const inbox = await testInbox();
    await misbehave(inbox, [{ status: 503 }]);
    const answer = await fetch(`${inbox.url}/quote`, { method: "OPTIONS" });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-methods")).toBe("POST, OPTIONS");
    expect((await postQuote(inbox, { a: "b" })).status).toBe(503);
  });
});
