import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WEBHOOK } from "../../tests/fake-port.ts";
import { POST_TIMEOUT, postToWebhook } from "./post-to-webhook.ts";

const request = { submissionId: "id-1", revision: 2, entries: [["nom", "Hop & Net"]] } as const;
const cut = () => Promise.reject(new TypeError("Failed to fetch"));
const answered = () => Promise.resolve(new Response());
const never = (signal: AbortSignal, rejection: () => unknown = () => signal.reason) =>
  new Promise<Response>((_resolve, reject) => signal.addEventListener("abort", () => reject(rejection())));
/** WebKit does not reject with the signal's reason. */
const neverInWebKit = (signal: AbortSignal) =>
  never(signal, () => new DOMException("Fetch is aborted", "AbortError"));

/** A file whose bytes never come. */
function fileInCloud(): File {
  const file = new File(["…"], "fuite.jpg");
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => {}) });
  return file;
}

type Act = (signal: AbortSignal) => Promise<Response>;

/** A network that answers each HTTP method with its own function, and records the requests. */
function network(acts: Readonly<Record<string, Act>>, isOnline = true) {
  const asked: { address: string; options: RequestInit }[] = [];
  const logged: number[] = [];
  return {
    asked,
    logged,
    web: {
      isOnline: () => isOnline,
      log: (status: number) => void logged.push(status),
      fetch: ((address: string, options: RequestInit) => {
        asked.push({ address, options });
        return (acts[options.method ?? "GET"] ?? cut)(options.signal as AbortSignal);
      }) as typeof fetch,
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("posts the fields and the id as a CORS simple request", async () => {
  const { web, asked, logged } = network({
    POST: () => Promise.resolve(new Response("", { status: 429, headers: { "retry-after": "3" } })),
  });
  expect(await postToWebhook(request, WEBHOOK, web, { outlivesPage: true })).toEqual({
    kind: "status",
    status: 429,
    retryAfter: "3",
  });
  expect(logged).toEqual([429]);
  const [{ address, options } = { address: "", options: {} }] = asked;
  expect(address).toBe(WEBHOOK);
  expect(options).toMatchObject({ mode: "cors", credentials: "omit", redirect: "manual", keepalive: true });
  expect(options.headers).toBeUndefined();
  expect([...(options.body as FormData)]).toEqual([
    ["nom", "Hop & Net"],
    ["submission_id", "id-1"],
    ["submission_revision", "2"],
  ]);
});

it("says of a later try when the visitor sent it and why it is late", async () => {
  const { web, asked } = network({ POST: answered });
  await postToWebhook(request, WEBHOOK, web, { delay: { sentAt: 1_700_000_000_000, reason: "503" } });
  const body = asked[0]?.options.body as FormData;
  expect([...body].slice(-2)).toEqual([
    ["submission_ts", "1700000000000"],
    ["submission_failure", "503"],
  ]);
});

it("gives files the time that a slow connection needs, and no keepalive", async () => {
  const { web, asked } = network({ POST: never });
  const photo = new File([new Uint8Array(1_000_000)], "fuite.jpg");
  const outcome = postToWebhook({ ...request, entries: [["photo", photo]] }, WEBHOOK, web, {
    outlivesPage: true,
  });
  let isOver = false;
  void outcome.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(POST_TIMEOUT + 9999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual({ kind: "timeout" });
  const [sent] = asked;
  expect(sent?.options.keepalive).toBe(false);
  expect([...((sent?.options.body ?? new FormData()) as FormData)][0]).toMatchObject([
    "photo",
    { size: 1_000_000 },
  ]);
});

it("does without keepalive for what is too large for it, and for later tries, of which there may be many", async () => {
  const { web, asked } = network({ POST: answered });
  const large = { ...request, entries: [["nom", "x".repeat(25_000)]] as const };
  await postToWebhook(large, WEBHOOK, web, { outlivesPage: true });
  await postToWebhook(request, WEBHOOK, web);
  expect(asked.map(({ options }) => options.keepalive)).toEqual([false, false]);
});

it.each([
  [POST_TIMEOUT, false, never],
  [POST_TIMEOUT, false, neverInWebKit],
  [6 * POST_TIMEOUT, true, never],
])("gives up after %i ms, if nobody waits: %j, %o", async (time, isPatient, act) => {
  const { web, asked } = network({ POST: (signal) => act(signal) });
  const outcome = postToWebhook(request, WEBHOOK, web, { isPatient });
  await vi.advanceTimersByTimeAsync(time - 1);
  expect(asked[0]?.options.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual({ kind: "timeout" });
  expect(asked).toHaveLength(1);
});

it.each<[string, Record<string, Act>, string]>([
  ["the host is not there", {}, "network-failure"],
  ["the host does not say", { HEAD: never }, "network-failure"],
  ["the host is there and the webhook speaks CORS", { HEAD: answered, OPTIONS: answered }, "network-failure"],
  ["the host is there and the webhook speaks no CORS", { HEAD: answered, OPTIONS: cut }, "unreadable"],
  ["the webhook does not say whether it speaks CORS", { HEAD: answered, OPTIONS: never }, "network-failure"],
  ["nor does it in WebKit", { HEAD: answered, OPTIONS: neverInWebKit }, "network-failure"],
])("a post that is rejected, where %s", async (_label, acts, kind) => {
  const { web, asked } = network(acts);
  const outcome = postToWebhook(request, WEBHOOK, web);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toEqual({ kind });
  expect(asked.filter(({ options }) => options.method === "POST")).toHaveLength(1);
  expect(asked[1]).toMatchObject({ address: "https://hook.example/", options: { mode: "no-cors" } });
});

it("asks in the webhook's folder, which a content blocker may forbid", async () => {
  const { web, asked } = network({ OPTIONS: cut });
  const webhook = "https://hook.example/webhook/devis?key=1";
  expect(await postToWebhook(request, webhook, web)).toEqual({ kind: "network-failure" });
  expect(asked[1]?.address).toBe("https://hook.example/webhook/");
});

it.each([
  ["is known to speak CORS", request.entries, true],
  ["was to get an empty file", [["photo", new File([], "fuite.jpg")]] as const, false],
  ["was to get a file that a cloud does not hand out", [["photo", fileInCloud()]] as const, false],
])("takes a rejection for a network failure if the webhook %s", async (_label, entries, speaksCors) => {
  const { web, asked } = network({ HEAD: answered, OPTIONS: cut });
  const outcome = postToWebhook({ ...request, entries }, WEBHOOK, web, { speaksCors });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toEqual({ kind: "network-failure" });
  expect(asked).toHaveLength(1);
});

it.each([
  ["says so for good, though the webhook answers", false, false, "unreadable"],
  ["is online again when it asks", false, true, "network-failure"],
  ["goes offline while it asks", true, false, "network-failure"],
])("a post that is rejected by a browser that %s", async (_label, wasOnline, isOnline, kind) => {
  let says = wasOnline;
  const { web } = network({
    HEAD: () => ((says = isOnline), answered()),
    OPTIONS: cut,
  });
  expect(await postToWebhook(request, WEBHOOK, { ...web, isOnline: () => says })).toEqual({ kind });
});

it("asks one thing while the browser is offline", async () => {
  const { web, asked } = network({}, false);
  expect(await postToWebhook(request, WEBHOOK, web)).toEqual({ kind: "network-failure" });
  expect(asked).toHaveLength(2);
});

it("has the browser ask the webhook before a guarded post, and takes every failure for a no", async () => {
  const { web, asked } = network({ POST: answered });
  expect(await postToWebhook(request, WEBHOOK, web, { isGuarded: true })).toMatchObject({
    kind: "status",
    status: 200,
  });
  expect(asked[0]?.options.headers).toEqual({ "Idempotency-Key": "id-1" });
  expect(asked[0]?.options.keepalive).toBeUndefined();
  expect(await postToWebhook(request, WEBHOOK, network({ HEAD: answered }).web, { isGuarded: true })).toEqual(
    {
      kind: "unreadable",
    },
  );
});
