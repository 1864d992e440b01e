import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { leadFields, postQuote, testInbox } from "./tests/test-inbox.ts";
import { body, multipart, send } from "./tests/test-send.ts";

describe("the cap on a body", () => {
  const cap = 2000;
  const fits = "a".repeat(cap - body("").length);

  test("a body as large as the cap is taken, in any number of chunks", async () => {
    const inbox = await testInbox({ maxBodyBytes: cap });
    const length = { "Content-Length": String(cap) };
    expect(
      (await send(inbox, "/quote", { headers: { ...multipart, ...length }, chunks: [body(fits)] })).status,
    ).toBe(200);
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
    const answer = await send(inbox, "/quote", {
      headers: { ...multipart, ...headers },
      chunks,
      isOpen,
    });
    expect(answer.status).toBe(413);
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.text).toBe("La demande dépasse 2\u202f000\u00a0octets.\n");
    expect(await leadFields(inbox)).toEqual([]);
  });

  test("it is 52 MiB unless told, for the files of a form", async () => {
    const inbox = await testInbox();
    const usual = 52 * 1024 * 1024;
    const [head = "", tail = ""] = body("|").replace('name="a"', 'name="a"; filename="a.bin"').split("|");
    const whole = [head, "a".repeat(usual - head.length - tail.length), tail];
    expect((await send(inbox, "/quote", { headers: multipart, chunks: whole })).status).toBe(200);
    const length = { "Content-Length": String(usual + 1) };
    const larger = await send(inbox, "/quote", { headers: { ...multipart, ...length }, isOpen: true });
    expect(larger.status).toBe(413);
    // 52 MiB take four seconds, and six times as long on a machine that others use too.
  }, 60_000);
});

test("a sender that breaks off in its body leaves nothing, and the inbox goes on", async () => {
  const inbox = await testInbox();
  const sent = request(`${inbox.url}/quote`, {
    method: "POST",
    headers: { ...multipart, "Content-Length": "500" },
  });
  sent.on("error", () => {});
  sent.write("--x\r\n", () => sent.destroy());
  await new Promise((resolve) => sent.once("close", resolve));
  await postQuote(inbox, { nom: "1" });
  expect(await leadFields(inbox)).toEqual([{ nom: "1" }]);
});

test("a sender that reads only once it has written all sees its 413, as a browser does", async () => {
  const inbox = await testInbox({ maxBodyBytes: 1024 * 1024 });
  const socket = connect(inbox.port, "127.0.0.1").pause().setEncoding("utf8");
  socket.write("POST /quote HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8000000\r\n\r\n");
  for (let sent = 0; sent < 8; sent += 1) {
    await sleep(20);
    socket.write("a".repeat(1_000_000));
  }
  let answer = "";
  socket.on("data", (chunk: string) => (answer += chunk));
  await once(socket.resume(), "close");
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});
