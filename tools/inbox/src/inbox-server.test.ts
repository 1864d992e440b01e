import { request } from "node:http";
import { describe, expect, test } from "vitest";
import type { Inbox } from "./inbox-server.ts";
import { form, leadFields, misbehave, postQuote, temporaryFolder, testInbox } from "./test-inbox.ts";

/** Sends bytes as they are, chunked unless a Content-Length is given; `fetch` would not let these through. */
function send(
  inbox: Inbox,
  path: string,
  options: { method?: string; headers?: Record<string, string>; chunks?: readonly string[]; isOpen?: boolean },
): Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(inbox.url + path, { method: options.method ?? "POST", headers: options.headers ?? {} });
    sent.once("error", reject);
    sent.once("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.once("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    for (const chunk of options.chunks ?? []) sent.write(chunk);
    if (options.isOpen !== true) sent.end();
    else sent.flushHeaders();
  });
}

const multipart = { "Content-Type": "multipart/form-data; boundary=x" };

function body(value: string): string {
  return `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${value}\r\n--x--\r\n`;
}

describe("POST /quote", () => {
  test("keeps the fields as sent and says so to a script of any site", async () => {
    const inbox = await testInbox({ now: () => new Date("2026-01-02T03:04:05.678Z") });
    const fields = { nom_de_votre_entreprise: "Hop & Net", prenom: "Zoé œ Ÿ", message: "🧹 👩🏽‍🔧\r\n<b>", gclid: "" };
    const answer = await postQuote(inbox, fields);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await answer.json()).toEqual({ ok: true });
    const leads = await fetch(`${inbox.url}/leads.json`);
    expect(await leads.json()).toEqual([{ receivedAt: "2026-01-02T03:04:05.678Z", fields }]);
  });

  test("a repeated name becomes an array, and no name is special", async () => {
    const inbox = await testInbox();
    const data = new FormData();
    for (const value of ["1", "2", "3"]) data.append("__proto__", value);
    for (const name of ["constructor", "toString", "hasOwnProperty", "__defineGetter__"]) data.append(name, "x");
    expect((await fetch(`${inbox.url}/quote`, { method: "POST", body: data })).status).toBe(200);
    const text = await (await fetch(`${inbox.url}/leads.json`)).text();
    expect(text).toContain(
      `{"__proto__":["1","2","3"],"constructor":"x","toString":"x","hasOwnProperty":"x","__defineGetter__":"x"}`,
    );
    expect(await (await fetch(inbox.url)).text()).toContain("<dt>__proto__</dt><dd>1</dd><dd>2</dd><dd>3</dd>");
    expect(Object.prototype).not.toHaveProperty("1");
  });

  test("leads are there after a restart, in order", async () => {
    const dataDir = await temporaryFolder();
    const first = await testInbox({ dataDir });
    for (const nom of ["1", "2"]) await postQuote(first, { nom });
    await first.close();
    const second = await testInbox({ dataDir });
    await postQuote(second, { nom: "3" });
    expect(await leadFields(second)).toEqual([{ nom: "1" }, { nom: "2" }, { nom: "3" }]);
  });

  test.each([
    ["https://www.hop-et-net.example", `<a href="https://www.hop-et-net.example/">Revenir sur www.hop-et-net.example</a>`],
    ["null", undefined],
    ["javascript:alert(1)", undefined],
    [`https://a.example"><script>`, undefined],
  ])("shows a page to a browser's own form post from %s", async (origin, link) => {
    const inbox = await testInbox();
    const answer = await postQuote(inbox, { nom: "1" }, { Accept: "text/html,*/*;q=0.8", Origin: origin });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page).toContain("<h1>Votre demande est bien arrivée</h1>");
    expect(/<a .*<\/a>/.exec(page)?.[0]).toBe(link);
    expect(await leadFields(inbox)).toEqual([{ nom: "1" }]);
  });

  test("links to the site alone, by the Referer where there is no usable Origin", async () => {
    const inbox = await testInbox();
    const headers = { Accept: "text/html", Origin: "null", Referer: "http://u:p@localhost:4173/demande-devis?gclid=1" };
    const answer = await send(inbox, "/quote", { headers: { ...multipart, ...headers }, chunks: [body("b")] });
    expect(answer.text).toContain(`<a href="http://localhost:4173/">Revenir sur localhost:4173</a>`);
  });

  test("says why a post is refused, in the form that the sender reads", async () => {
    const inbox = await testInbox();
    const sent = { headers: { "Content-Type": "application/x-www-form-urlencoded" }, chunks: ["a=b"] };
    const plain = await send(inbox, "/quote", sent);
    expect(plain.status).toBe(400);
    expect(plain.headers["access-control-allow-origin"]).toBe("*");
    expect(plain.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(plain.text).toContain("multipart/form-data");
    const page = await send(inbox, "/quote", { ...sent, headers: { ...sent.headers, Accept: "text/html" } });
    expect(page.status).toBe(400);
    expect(page.text).toContain("<h1>Votre demande n’est pas arrivée</h1>");
    expect(await leadFields(inbox)).toEqual([]);
  });
});

describe("the cap on a body", () => {
  const cap = 2000;
  const fits = "a".repeat(cap - body("").length);

  test("a body as large as the cap is taken, in any number of chunks", async () => {
    const inbox = await testInbox({ maxBodyBytes: cap });
    const length = { "Content-Length": String(cap) };
    expect((await send(inbox, "/quote", { headers: { ...multipart, ...length }, chunks: [body(fits)] })).status).toBe(200);
    expect((await send(inbox, "/quote", { headers: multipart, chunks: [...body(fits)] })).status).toBe(200);
    expect(await leadFields(inbox)).toEqual([{ a: fits }, { a: fits }]);
  });

  test.each([
    ["with a Content-Length", { "Content-Length": String(cap + 1) }, [body(`${fits}b`)], false],
    ["announced and never sent", { "Content-Length": "99999999999" }, [], true],
    ["chunked", {}, [body(fits), "b"], false],
    ["chunked without an end", {}, [body(fits), "b"], true],
    ["of 32 MiB", {}, Array.from({ length: 32 }, () => "a".repeat(1024 * 1024)), false],
  ])("a larger one is refused: %s", async (_label, headers, chunks, isOpen) => {
    const inbox = await testInbox({ maxBodyBytes: cap });
    const answer = await send(inbox, "/quote", { headers: { ...multipart, ...headers }, chunks, isOpen });
    expect(answer.status).toBe(413);
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.text).toBe("La demande dépasse 2\u202f000\u00a0octets.\n");
    expect(await leadFields(inbox)).toEqual([]);
  });

  test("it is 1 MiB unless told", async () => {
    const inbox = await testInbox();
    expect((await postQuote(inbox, { a: "a".repeat(1024 * 1024 - 1000) })).status).toBe(200);
    expect((await postQuote(inbox, { a: "a".repeat(1024 * 1024) })).status).toBe(413);
  });
});

test("a sender that breaks off in its body leaves nothing, and the inbox goes on", async () => {
  const inbox = await testInbox();
  const sent = request(`${inbox.url}/quote`, { method: "POST", headers: { ...multipart, "Content-Length": "500" } });
  sent.on("error", () => {});
  sent.write("--x\r\n", () => sent.destroy());
  await new Promise((resolve) => sent.once("close", resolve));
  await postQuote(inbox, { nom: "1" });
  expect(await leadFields(inbox)).toEqual([{ nom: "1" }]);
});

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

  test("an unknown address is a 404, a query is no other address", async () => {
    const inbox = await testInbox();
    expect((await fetch(`${inbox.url}/nope`)).status).toBe(404);
    expect((await fetch(`${inbox.url}/leads.json?x=1`)).status).toBe(200);
    expect((await fetch(`${inbox.url}/quote?x=1`, { method: "POST", body: form({ a: "b" }) })).status).toBe(200);
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

describe("what is for this machine only", () => {
  test.each(["/", "/leads.json"])("%s has no CORS header and is not cached", async (path) => {
    const inbox = await testInbox();
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      const answer = await fetch(inbox.url + path, { method });
      expect(answer.ok).toBe(true);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-frame-options")).toBe("DENY");
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
    for (const [method, path] of [["GET", "/"], ["GET", "/leads.json"], ["DELETE", "/leads.json"], ["DELETE", "/misbehave"]]) {
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
    expect(await (await fetch(`${inbox.url}/leads.json`, { method: "DELETE" })).json()).toEqual({ ok: true });
    expect(await leadFields(inbox)).toEqual([]);
    await inbox.close();
    expect(await leadFields(await testInbox({ dataDir }))).toEqual([]);
  });
});

test("closing lets a post that is being received end, and may be asked twice", async () => {
  const dataDir = await temporaryFolder();
  const inbox = await testInbox({ dataDir });
  const sent = request(`${inbox.url}/quote`, { method: "POST", headers: multipart });
  const status = new Promise((resolve, reject) => sent.once("response", (one) => resolve(one.statusCode)).once("error", reject));
  const [start, end] = [body("b").slice(0, 20), body("b").slice(20)];
  await new Promise<void>((resolve) => sent.write(start, () => resolve()));
  await fetch(`${inbox.url}/leads.json`);
  const closed = [inbox.close(), inbox.close()];
  sent.end(end);
  expect(await status).toBe(200);
  await Promise.all(closed);
  expect(await leadFields(await testInbox({ dataDir }))).toEqual([{ a: "b" }]);
});
