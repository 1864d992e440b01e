import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { leadFields, postQuote, temporaryFolder, testInbox } from "./tests/test-inbox.ts";
import { body, multipart, send } from "./tests/test-send.ts";

describe("POST /quote", () => {
  test("keeps the fields as sent and says so to a script of any site", async () => {
    const inbox = await testInbox({ now: () => new Date("2026-01-02T03:04:05.678Z") });
    const fields = {
      nom_de_votre_entreprise: "Hop & Net",
      prenom: "Zoé œ Ÿ",
      message: "🧹 👩🏽‍🔧\r\n<b>",
      gclid: "",
    };
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
    for (const name of ["constructor", "toString", "hasOwnProperty", "__defineGetter__"])
      data.append(name, "x");
    expect((await fetch(`${inbox.url}/quote`, { method: "POST", body: data })).status).toBe(200);
    const text = await (await fetch(`${inbox.url}/leads.json`)).text();
    expect(text).toContain(
      `{"__proto__":["1","2","3"],"constructor":"x","toString":"x","hasOwnProperty":"x","__defineGetter__":"x"}`,
    );
    expect(await (await fetch(inbox.url)).text()).toContain(
      "<dt>__proto__</dt><dd>1</dd><dd>2</dd><dd>3</dd>",
    );
    expect(Object.prototype).not.toHaveProperty("1");
  });

  test.each([
    [
      "https://www.hop-et-net.example",
      `<a href="https://www.hop-et-net.example/">Revenir sur www.hop-et-net.example</a>`,
    ],
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
    const headers = {
      Accept: "text/html",
      Origin: "null",
      Referer: "http://u:p@localhost:4173/demande-devis?gclid=1",
    };
    const answer = await send(inbox, "/quote", {
      headers: { ...multipart, ...headers },
      chunks: [body("b")],
    });
    expect(answer.text).toContain(`<a href="http://localhost:4173/">Revenir sur localhost:4173</a>`);
  });

  test("says why a post is refused, in the form that the sender reads", async () => {
    const inbox = await testInbox();
    const sent = {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      chunks: ["a=b"],
    };
    const plain = await send(inbox, "/quote", sent);
    expect(plain.status).toBe(400);
    expect(plain.headers["access-control-allow-origin"]).toBe("*");
    expect(plain.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(plain.text).toContain("multipart/form-data");
    const page = await send(inbox, "/quote", {
      ...sent,
      headers: { ...sent.headers, Accept: "text/html" },
    });
    expect(page.status).toBe(400);
    expect(page.text).toContain("<h1>Votre demande n’est pas arrivée</h1>");
    expect(await leadFields(inbox)).toEqual([]);
  });
});

test("closing lets a post that is being received end, and may be asked twice", async () => {
  const dataDir = await temporaryFolder();
  const inbox = await testInbox({ dataDir });
  const sent = request(`${inbox.url}/quote`, { method: "POST", headers: multipart });
  const status = new Promise((resolve, reject) =>
    sent.once("response", (one) => resolve(one.statusCode)).once("error", reject),
  );
  const [start, end] = [body("b").slice(0, 20), body("b").slice(20)];
  await new Promise<void>((resolve) => sent.write(start, () => resolve()));
  await fetch(`${inbox.url}/leads.json`);
  const closed = [inbox.close(), inbox.close()];
  sent.end(end);
  expect(await status).toBe(200);
  await Promise.all(closed);
  expect(await leadFields(await testInbox({ dataDir }))).toEqual([{ a: "b" }]);
});
