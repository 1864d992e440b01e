import { describe, expect, test } from "vitest";
import { leadFields, postQuote, temporaryFolder, testInbox } from "./tests/test-inbox.ts";
import { send } from "./tests/test-send.ts";

describe("what is for this machine only", () => {
  test.each(["/", "/leads.json"])("%s has no CORS header and is not cached", async (path) => {
    const inbox = await testInbox();
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      const answer = await fetch(inbox.url + path, { method });
      expect(answer.ok).toBe(true);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-frame-options")).toBe("DENY");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  test.each([
    ["another site's name for this host", { Host: "attacker.example" }],
    ["another site's page", { Origin: "https://attacker.example" }],
    ["a page of another port", { Origin: "http://127.0.0.1:4173" }],
    ["a page without an origin", { Origin: "null" }],
  ])("%s gets nothing and changes nothing", async (_label, headers) => {
    const inbox = await testInbox();
    await postQuote(inbox, { nom: "1" });
    for (const [method, path] of [
      ["GET", "/"],
      ["GET", "/leads.json"],
      ["DELETE", "/leads.json"],
      ["DELETE", "/misbehave"],
    ]) {
      const answer = await send(inbox, path ?? "", { method: method ?? "", headers });
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain("nom");
    }
    expect((await send(inbox, "/misbehave", { headers, chunks: [`{"status":503}`] })).status).toBe(403);
    expect((await postQuote(inbox, { nom: "2" }, headers)).status).toBe(200);
    expect(await leadFields(inbox)).toHaveLength(2);
  });

  test("DELETE /leads.json empties the inbox, on the disk too", async () => {
    const dataDir = await temporaryFolder();
    const inbox = await testInbox({ dataDir });
    await postQuote(inbox, { nom: "1" });
    expect(await (await fetch(`${inbox.url}/leads.json`, { method: "DELETE" })).json()).toEqual({
      ok: true,
    });
    expect(await leadFields(inbox)).toEqual([]);
    await inbox.close();
    expect(await leadFields(await testInbox({ dataDir }))).toEqual([]);
  });
});
