import { describe, expect, test } from "vitest";
import { misbehave, postQuote, testInbox } from "./tests/test-inbox.ts";

describe("the plan", () => {
  test("one answer lasts until it is cleared", async () => {
    const inbox = await testInbox();
    await misbehave(inbox, { status: 503 });
    for (let post = 0; post < 3; post += 1) expect((await postQuote(inbox, { nom: "1" })).status).toBe(503);
    expect((await fetch(`${inbox.url}/misbehave`, { method: "DELETE" })).status).toBe(200);
    expect((await postQuote(inbox, { nom: "1" })).status).toBe(200);
  });

  test("a list gives one answer a post, then all is well", async () => {
    const inbox = await testInbox();
    await misbehave(inbox, [{ status: 500 }, {}, { status: 429 }]);
    const statuses: number[] = [];
    for (let post = 0; post < 4; post += 1) statuses.push((await postQuote(inbox, { nom: "1" })).status);
    expect(statuses).toEqual([500, 200, 429, 200]);
  });

  test("what is wrong is named, and leaves the plan as it was", async () => {
    const inbox = await testInbox();
    await misbehave(inbox, { status: 503 });
    const wrong = await misbehave(inbox, { stauts: 404 });
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining("/0/stauts")]);
    const noJson = await fetch(`${inbox.url}/misbehave`, { method: "POST", body: "{" });
    expect([noJson.status, await noJson.text()]).toEqual([400, "Le corps doit être du JSON.\n"]);
    expect((await postQuote(inbox, { nom: "1" })).status).toBe(503);
  });

  test("a webhook without CORS has none for OPTIONS either, until it answers a post with it", async () => {
    const inbox = await testInbox();
    const isReadable = async () => {
      const answer = await fetch(`${inbox.url}/quote`, { method: "OPTIONS" });
      return answer.headers.has("access-control-allow-origin");
    };
    expect(await isReadable()).toBe(true);
    await misbehave(inbox, [{ cors: false }]);
    expect(await isReadable()).toBe(false);
    await postQuote(inbox, { nom: "1" });
    expect(await isReadable()).toBe(false);
    await postQuote(inbox, { nom: "2" });
    expect(await isReadable()).toBe(true);
  });
});
