import { describe, expect, it } from "vitest";
import { misbehave, search, testService } from "./tests/test-service.ts";

describe("GET /geocodage/search", () => {
  it("answers with the geocoder's GeoJSON, for a script of any site", async () => {
    const answer = await search(await testService(), "12 rue de la paix", "&limit=1");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("access-control-allow-origin")).toBe("http://localhost:4173");
    expect(answer.headers.get("vary")).toBe("Origin");
    expect(await answer.json()).toEqual({
      type: "FeatureCollection",
      features: [
        {
          type: "Feature",
          geometry: null,
          properties: { label: "12 Rue de la Paix 75002 Paris" },
        },
      ],
      query: "12 rue de la paix",
    });
  });

  const badText = "q: must contain between 3 and 200 chars and start with a number or a letter";
  const badLimit = "limit: must be an integer between 1 and 20";
  it.each([
    ["", "", badText],
    ["ru", "", badText],
    ["a".repeat(201), "", badText],
    ["'rue", "", badText],
    ["rue", "&limit=0", badLimit],
    ["rue", "&limit=21", badLimit],
    ["rue", "&limit=five", badLimit],
  ])("refuses %j with %j in the geocoder's words", async (q, more, problem) => {
    const answer = await search(await testService(), q, more);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("access-control-allow-origin")).toBe("http://localhost:4173");
    expect(await answer.json()).toEqual({ code: 400, message: "Failed parsing query", detail: [problem] });
  });

  it("keeps a record of what was asked, and of who left before the answer", async () => {
    const service = await testService();
    await misbehave(service, [{ delayMs: 60_000 }]);
    const patience = new AbortController();
    const left = fetch(`${service.geocoder}?q=rue%20cler`, { signal: patience.signal }).catch(() => "left");
    const searches = async () => (await fetch(`${service.url}/searches.json`)).json();
    await expect.poll(searches).toEqual([{ parameters: { q: "rue cler" }, outcome: "pending" }]);
    patience.abort();
    expect(await left).toBe("left");
    await (await search(service, "rue lepic")).text();
    await expect.poll(searches).toEqual([
      { parameters: { q: "rue cler" }, outcome: "abandoned" },
      { parameters: { q: "rue lepic", index: "address" }, outcome: "answered" },
    ]);
  });
});

describe("misbehaviour", () => {
  it("gives one answer a search from a list, then all is well", async () => {
    const service = await testService();
    await misbehave(service, [{ status: 429, retryAfter: 5 }, { status: 503, cors: false }, {}]);
    const limited = await search(service, "rue cler");
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "5"]);
    const down = await search(service, "rue cler");
    expect([down.status, down.headers.get("access-control-allow-origin")]).toEqual([503, null]);
    expect((await search(service, "rue cler")).status).toBe(200);
    expect((await search(service, "rue cler")).status).toBe(200);
  });

  it("cuts the connection", async () => {
    const service = await testService();
    await misbehave(service, [{ reset: true }]);
    await expect(search(service, "rue cler")).rejects.toThrow(TypeError);
  });

  it("finds nothing", async () => {
    const service = await testService();
    await misbehave(service, { empty: true });
    expect(await (await search(service, "rue cler")).json()).toMatchObject({ features: [] });
  });

  it.each([
    [{ delayMs: -1 }, "/0/delayMs"],
    [{ status: 99 }, "/0/status"],
    [{ empty: "no" }, "/0/empty"],
    [{ reset: 1 }, "/0/reset"],
    [{ staus: 500 }, "/0/staus"],
    [{ constructor: 1 }, "/0/constructor"],
    [[], "must not have fewer than 1 items"],
    [null, "/0 must be object"],
  ])("refuses %j, and says why", async (plan, words) => {
    const answer = await misbehave(await testService(), plan);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)]);
  });
});

it("opens all but the search to this machine alone", async () => {
  const service = await testService();
  const headers = { Origin: "https://www.example.com" };
  for (const path of ["/", "/searches.json", "/misbehave", "/nothing"])
    expect((await fetch(service.url + path, { headers })).status).toBe(403);
  expect((await fetch(service.url)).status).toBe(200);
  expect((await fetch(`${service.url}/nothing`)).status).toBe(404);
});

it("cuts an answer that is late when it closes, and may be closed twice", async () => {
  const service = await testService();
  await misbehave(service, { delayMs: 60_000 });
  const cut = search(service, "rue cler").catch((error: unknown) => error);
  await expect.poll(async () => (await fetch(`${service.url}/searches.json`)).json()).toHaveLength(1);
  await Promise.all([service.close(), service.close()]);
  expect(await cut).toBeInstanceOf(Error);
});
