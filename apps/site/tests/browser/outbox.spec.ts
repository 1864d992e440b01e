import type { Page } from "@playwright/test";
import { fillQuote } from "./quote-form-page.ts";
import { expect, sendButton, test, type Visitor } from "./visitor-fixture.ts";

/** Sends a filled form to a faulty webhook. */
async function sendInto(visitor: Visitor, plan: object): Promise<Page> {
  const page = await visitor.atFilledForm();
  await visitor.webhook.misbehave(plan);
  await sendButton(page).click();
  expect(await visitor.sees(page)).toBe("thanks");
  return page;
}

test("back to the network, the tab, a kept page or another page, what waits is tried at once", async ({
  visitor: visitorWith,
}) => {
  const visitor = await visitorWith();
  const page = await sendInto(visitor, { status: 503, retryAfter: 86_400 });
  const returns = [
    () => page.evaluate(() => dispatchEvent(new Event("online"))),
    () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))),
    () => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
  ];
  for (const [index, comeBack] of returns.entries()) {
    await visitor.pass(31);
    expect(visitor.posts()).toBe(index + 1);
    await comeBack();
    await expect.poll(() => visitor.posts()).toBe(index + 2);
    await expect.poll(() => visitor.outbox(page)).toEqual(["waiting"]);
  }
  await visitor.webhook.mend();
  await visitor.pass(31);
  expect(visitor.posts()).toBe(4);
  await page.goto("/clichy");
  await visitor.untilSettled(page);
  expect(visitor.posts()).toBe(5);
  const [lead] = await visitor.webhook.leads();
  expect(lead?.fields).toMatchObject({ submission_failure: "503", submission_revision: "1" });
});

for (const [what, spoil] of [
  [
    "full",
    () =>
      (Storage.prototype.setItem = () => {
        throw new DOMException("Full", "QuotaExceededError");
      }),
  ],
  [
    "absent",
    () =>
      void Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("Denied", "SecurityError");
        },
      }),
  ],
] as const)
  test(`a localStorage that is ${what} changes nothing for what waits`, async ({ visitor: visitorWith }) => {
    const visitor = await visitorWith();
    await visitor.context.addInitScript(spoil);
    const page = await sendInto(visitor, { status: 503 });
    await visitor.webhook.mend();
    await page.goto("about:blank");
    await visitor.pass(31);
    await page.goto("/clichy");
    await visitor.untilSettled(page);
    expect(await visitor.webhook.leads()).toHaveLength(1);
  });

test("a browser that says for good that it is offline sends what waits on a visit, and thanks without CORS", async ({
  visitor: visitorWith,
}) => {
  const visitor = await visitorWith();
  await visitor.context.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  const page = await sendInto(visitor, { status: 503 });
  await visitor.webhook.mend();
  await visitor.pass(31);
  await page.goto("/clichy");
  await visitor.untilSettled(page);
  expect(await visitor.webhook.leads()).toHaveLength(1);
  const unreadable = await sendInto(visitor, { cors: false });
  expect(await visitor.outbox(unreadable)).toEqual(["unconfirmed"]);
  expect(await visitor.webhook.leads()).toHaveLength(2);
});

test("what is stored on the device has no click identifier without consent, and neither has a later try", async ({
  visitor: visitorWith,
}) => {
  const visitor = await visitorWith();
  const page = await visitor.context.newPage();
  await page.goto("/demande-devis?gclid=clic-1&utm_source=lettre");
  await expect(page.locator("input[name=gclid]")).toHaveValue("clic-1");
  await expect(page.locator("is-land[ready] form")).toHaveCount(1);
  await fillQuote(page);
  await visitor.webhook.misbehave([{ status: 503, store: true }]);
  await sendButton(page).click();
  expect(await visitor.sees(page)).toBe("thanks");
  expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toContain("clic-1");
  expect(await visitor.stored(page)).not.toContain("clic-1");
  await page.goto("about:blank");
  await visitor.pass(31);
  await page.goto("/clichy");
  await visitor.untilSettled(page);
  const campaigns = (await visitor.webhook.leads()).map(({ fields }) => [
    fields["gclid"],
    fields["utm_source"],
  ]);
  expect(campaigns).toEqual([
    ["clic-1", "lettre"],
    ["", "lettre"],
  ]);
});

test("what could not be fetched to deliver is fetched again in the same page", async ({
  visitor: visitorWith,
}) => {
  const visitor = await visitorWith();
  await sendInto(visitor, { status: 503, retryAfter: 86_400 });
  await visitor.webhook.mend();
  await visitor.pass(31);
  const page = await visitor.context.newPage();
  await visitor.context.route("**/outbox.js", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/outbox.js"));
  await page.goto("/clichy");
  await failed;
  let isFetchedAgain = false;
  page.on("response", (response) => void (isFetchedAgain ||= response.url().endsWith("/outbox.js?1")));
  await expect(async () => {
    await visitor.pass(60);
    expect(isFetchedAgain).toBe(true);
  }).toPass();
  // The webhook asked for a pause between two tries; being online again ends it. The script that was just
  // fetched may not listen yet.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(() => visitor.outbox(page), { timeout: 3000 }).toEqual([]);
  }).toPass();
  expect(await visitor.webhook.leads()).toHaveLength(1);
});

test("a request is on the disk before it leaves, even if the machine goes off", async ({
  visitor: visitorWith,
}) => {
  const visitor = await visitorWith();
  await visitor.context.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const open = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function noted(...asked) {
      const transaction = open.apply(this, asked);
      if (asked[1] === "readwrite") seen.push(asked[2]?.durability ?? "default");
      transaction.addEventListener("complete", () => asked[1] === "readwrite" && seen.push("complete"));
      return transaction;
    };
    const post = fetch;
    globalThis.fetch = (...asked) => (seen.push("post"), post(...asked));
  });
  const page = await sendInto(visitor, { status: 503 });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(seen.slice(0, 4)).toEqual(["strict", "complete", "post", "strict"]);
});

test.describe("with a worker", () => {
  test.use({ serviceWorkers: "allow" });

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
    await expect(async () => {
      const worker = registrations.find(({ scopeURL }) => scopeURL.startsWith("http://localhost"));
      expect(worker).toBeDefined();
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
});

test("a page where nothing waits fetches nothing of the outbox", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(new URL(request.url()).pathname));
  // Both pages look for sent requests without creating a database.
  await page.goto("/demande-devis#merci", { waitUntil: "networkidle" });
  await expect(page).toHaveURL(/demande-devis$/);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow")));
  await page.goto("/clichy", { waitUntil: "networkidle" });
  expect(fetched.filter((path) => path.includes("outbox"))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});
