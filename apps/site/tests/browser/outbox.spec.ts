import type { Page } from "@playwright/test";
import { expect, sendButton, test, type Visitor } from "./visitor-fixture.ts";

/** Sends a filled form while the webhook misbehaves. */
async function sendInto(visitor: Visitor, plan: object): Promise<Page> {
  const page = await visitor.atFilledForm();
  await visitor.webhook.misbehave(plan);
  await sendButton(page).click();
  expect(await visitor.sees(page)).toBe("thanks");
  return page;
}

test("the webhook is left alone for as long as it asks", async ({ visitor: visitorWith }) => {
  const visitor = await visitorWith();
  const page = await sendInto(visitor, { status: 429, retryAfter: 40 });
  await visitor.webhook.mend();
  await visitor.pass(35);
  await page.goto("/clichy", { waitUntil: "networkidle" });
  expect(visitor.posts()).toBe(1);
  await visitor.pass(10);
  await visitor.untilSettled(page);
  expect(visitor.posts()).toBe(2);
});

test("several requests wait and are delivered, each once, by whichever tab is open", async ({
  visitor: visitorWith,
}) => {
  const visitor = await visitorWith();
  const page = await sendInto(visitor, { status: 503 });
  await sendInto(visitor, { status: 503 });
  expect(await visitor.outbox(page)).toEqual(["waiting", "waiting"]);
  await visitor.webhook.mend();
  await visitor.pass(60);
  await visitor.untilSettled(page);
  const ids = (await visitor.webhook.leads()).map(({ fields }) => fields["submission_id"]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
});

test("after seven days nothing is left of a request that never arrived", async ({ visitor: visitorWith }) => {
  const visitor = await visitorWith();
  const page = await sendInto(visitor, { status: 503 });
  await page.goto("about:blank");
  await visitor.pass(7 * 24 * 60 * 60);
  await visitor.webhook.mend();
  await page.goto("/clichy");
  await visitor.untilSettled(page);
  expect(visitor.posts()).toBe(1);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test("a gateway's answer without CORS is not taken for the webhook's own once that speaks CORS", async ({
  visitor: visitorWith,
}) => {
  const visitor = await visitorWith();
  const page = await sendInto(visitor, { status: 502, cors: false });
  await visitor.pass(60);
  await page.goto("/clichy", { waitUntil: "networkidle" });
  expect(visitor.posts()).toBe(1);
  expect(await visitor.outbox(page)).toEqual(["unconfirmed"]);
  // The gateway reaches the webhook again, as somebody else's request shows.
  await visitor.webhook.mend();
  await visitor.webhook.takeAnother();
  await visitor.pass(600);
  await expect.poll(() => visitor.outbox(page)).toEqual([]);
  expect(await visitor.webhook.leads()).toHaveLength(2);
});

test("the browser delivers by itself when no page is open, and the worker goes", async ({
  visitor: visitorWith,
}) => {
  const visitor = await visitorWith();
  const page = await sendInto(visitor, { status: 503 });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(1);
  const elsewhere = await visitor.context.newPage();
  const session = await visitor.context.newCDPSession(elsewhere);
  const registrations: { registrationId: string; scopeURL: string; isDeleted: boolean }[] = [];
  session.on("ServiceWorker.workerRegistrationUpdated", (event) =>
    registrations.push(...event.registrations),
  );
  await session.send("ServiceWorker.enable");
  await page.close();
  await visitor.webhook.mend();
  const worker = registrations.find(({ scopeURL }) => scopeURL.startsWith("http://localhost"));
  expect(worker).toBeDefined();
  await expect(async () => {
    await session.send("ServiceWorker.dispatchSyncEvent", {
      origin: new URL(worker?.scopeURL ?? "").origin,
      registrationId: worker?.registrationId ?? "",
      tag: "outbox",
      lastChance: false,
    });
    expect(await visitor.webhook.leads()).toHaveLength(1);
  }).toPass({ timeout: 20_000, intervals: [1000] });
  await expect.poll(() => registrations.at(-1)?.isDeleted).toBe(true);
});

test("a page where nothing waits fetches nothing of the outbox", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(new URL(request.url()).pathname));
  await page.goto("/clichy", { waitUntil: "networkidle" });
  expect(fetched.filter((path) => path.includes("outbox"))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});
