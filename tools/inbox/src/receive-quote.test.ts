import { describe, expect, onTestFinished, test } from "vitest";
import { inboxRoutes } from "./inbox-server.ts";
import type { LeadFile } from "./lead-store.ts";
import { startLocalServer } from "./local-server.ts";
import { MisbehaviourPlan } from "./misbehaviour-plan.ts";
import { misbehaviours } from "./receive-quote.ts";
import { form, leadFields, misbehave, postQuote, testInbox } from "./tests/test-inbox.ts";

describe("a status", () => {
  test.each([
    [200, true],
    [204, true],
    [302, false],
    [400, false],
    [404, false],
    [410, false],
    [429, false],
    [500, false],
    [503, false],
  ])("%i is answered; the lead is kept: %s", async (status, isKept) => {
    const inbox = await testInbox();
    await misbehave(inbox, { status, retryAfter: 2, location: "/ailleurs" });
    const answer = await postQuote(inbox, { nom: "1" });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(answer.headers.get("location")).toBe("/ailleurs");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-expose-headers")).toBe("Retry-After");
    await answer.text();
    expect(await leadFields(inbox)).toHaveLength(isKept ? 1 : 0);
  });

  test("`store` says otherwise", async () => {
    const inbox = await testInbox();
    await misbehave(inbox, [
      { status: 500, store: true },
      { status: 200, store: false },
      { reset: "after-body", store: false },
    ]);
    expect((await postQuote(inbox, { nom: "kept" })).status).toBe(500);
    expect((await postQuote(inbox, { nom: "dropped" })).status).toBe(200);
    await expect(postQuote(inbox, { nom: "cut" })).rejects.toThrow();
    expect(await leadFields(inbox)).toEqual([{ nom: "kept" }]);
  });

  test("a form post gets its page, which does not say that it arrived", async () => {
    const inbox = await testInbox();
    await misbehave(inbox, { status: 503 });
    const answer = await postQuote(inbox, { nom: "1" }, { Accept: "text/html" });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("<h1>Votre demande n’est pas arrivée</h1>");
  });

  test("a malformed post is never told that it arrived", async () => {
    const inbox = await testInbox();
    const post = (): Promise<Response> => fetch(`${inbox.url}/quote`, { method: "POST", body: "hello" });
    await misbehave(inbox, [
      { status: 200, cors: false },
      { status: 204 },
      { store: false },
      { status: 503 },
    ]);
    const first = await post();
    expect([first.status, first.headers.get("access-control-allow-origin")]).toEqual([400, null]);
    expect([(await post()).status, (await post()).status, (await post()).status]).toEqual([400, 400, 503]);
  });
});

test("without CORS the lead is kept and the answer is for no script of another site", async () => {
  const inbox = await testInbox();
  await misbehave(inbox, { cors: false });
  const answer = await postQuote(inbox, { nom: "1" });
  expect(answer.status).toBe(200);
  expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  expect(await leadFields(inbox)).toHaveLength(1);
});

test("a delay comes before the answer", async () => {
  const inbox = await testInbox();
  await misbehave(inbox, { delayMs: 400 });
  const start = performance.now();
  expect((await postQuote(inbox, { nom: "1" })).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(399);
});

test("a sender that gives up during the delay has still delivered", async () => {
  const inbox = await testInbox();
  await misbehave(inbox, { delayMs: 60_000 });
  const giveUp = new AbortController();
  const post = fetch(`${inbox.url}/quote`, {
    method: "POST",
    body: form({ nom: "1" }),
    signal: giveUp.signal,
  });
  const failed = post.catch((error: unknown) => error);
  await expect.poll(() => leadFields(inbox)).toHaveLength(1);
  giveUp.abort();
  expect(await failed).toBeInstanceOf(Error);
  expect(await leadFields(inbox)).toEqual([{ nom: "1" }]);
});

test("closing drops an answer that is being delayed", async () => {
  const inbox = await testInbox();
  await misbehave(inbox, { delayMs: 60_000 });
  const answer = postQuote(inbox, { nom: "1" });
  const failed = answer.catch((error: unknown) => error);
  await expect.poll(() => leadFields(inbox)).toHaveLength(1);
  await inbox.close();
  expect(await failed).toBeInstanceOf(Error);
});

test.each([
  ["before-body", 0],
  ["after-body", 1],
])("a reset %s cuts the connection with %i lead kept", async (reset, kept) => {
  const inbox = await testInbox();
  await misbehave(inbox, [{ reset }]);
  const failure: unknown = await postQuote(inbox, { nom: "x".repeat(500_000) }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(TypeError);
  expect((failure as TypeError).cause).toMatchObject({
    code: expect.stringMatching(/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/),
  });
  expect(await leadFields(inbox)).toHaveLength(kept);
  expect((await postQuote(inbox, { nom: "2" })).status).toBe(200);
});

test("a lead that the disk refuses is not acknowledged", async () => {
  const said: string[] = [];
  const full = (): never => {
    throw new Error("ENOSPC");
  };
  const log = (line: string) => said.push(line);
  const store = { all: () => [], append: full, file: () => undefined, clear: full };
  const plan = new MisbehaviourPlan(misbehaviours);
  const routes = inboxRoutes({ store, plan, maxBodyBytes: 1000, log, now: () => new Date() });
  const { url, close } = await startLocalServer({ port: 0, log }, routes);
  onTestFinished(close);
  const answer = await postQuote({ url }, { nom: "Secret" });
  expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([500, "*"]);
  expect((await fetch(`${url}/leads.json`, { method: "DELETE" })).status).toBe(500);
  expect(said.join("\n")).toContain("ENOSPC");
  expect(said.join("\n")).not.toContain("Secret");
});

test("a file is kept with its lead, and only ever saved", async () => {
  const inbox = await testInbox();
  const bytes = new Uint8Array([0xff, 0xd8, 0x00, 0x0d, 0x0a]);
  const body = form({ nom: "Zoé" });
  body.append("photo", new File([bytes], `l'"été/../<b>\u202E.html`, { type: "text/html" }));
  expect((await fetch(`${inbox.url}/quote`, { method: "POST", body })).status).toBe(200);
  const [fields] = await leadFields(inbox);
  const photo = fields?.["photo"] as LeadFile;
  expect(photo).toMatchObject({ size: 5, address: expect.stringMatching(/^\/file\?id=[\da-f-]{36}$/) });
  const answer = await fetch(inbox.url + photo.address);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  expect(answer.headers.get("content-type")).toBe("application/octet-stream");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
  expect(
    (await fetch(inbox.url + photo.address, { headers: { origin: "https://else.example" } })).status,
  ).toBe(403);
  await fetch(`${inbox.url}/leads.json`, { method: "DELETE" });
  expect((await fetch(inbox.url + photo.address)).status).toBe(404);
});
