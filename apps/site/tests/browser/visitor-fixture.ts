import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
  type Request,
} from "@playwright/test";
import { type FaultyWebhook, faultyWebhook } from "./faulty-webhook.ts";
import { fillQuote, networkError, openForm, sendButton, thanks } from "./quote-form-page.ts";
import { waitForScripts } from "./page-script.ts";
import { watchPolicy } from "./policy-violations.ts";
import { wholeBrowser } from "../browsers.ts";
import type { RunningSite } from "../running-site.ts";
import { expect, test as base, withHostRules } from "./site-fixture.ts";

/** Properties of a visitor's browser. */
export interface VisitorOptions {
  /** `off` blocks all site data, as in the strictest private modes. `full` leaves no free byte. */
  readonly storage?: "off" | "full";
  /** True if the webhook's host name does not resolve. */
  readonly isNameUnknown?: boolean;
  /** True for a browser that no other visitor shares. */
  readonly isAlone?: boolean;
}

/** A visitor with a browser context, a test clock, and a webhook behind the site's form. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly webhook: FaultyWebhook;
  /**
   * Number of posts to the webhook that have left the browser, without posts that still wait for a preflight.
   */
  posts(): number;
  /** Opens the form in a new tab, and fills it. */
  atFilledForm(): Promise<Page>;
  /** Waits for the result that the visitor sees after sending. */
  sees(page: Page): Promise<"thanks" | "error">;
  /** Sends a form again after an error. */
  triesAgain(page: Page): Promise<"thanks" | "error">;
  /** Waits until the form's own post leaves after the act. The outbox's posts don't count. */
  posting(act: () => Promise<void>): Promise<void>;
  /** Moves the test's clock, and runs the timers that are due. */
  pass(seconds: number): Promise<void>;
  /** States of the outbox's requests; none without storage. */
  outbox(page: Page): Promise<readonly string[]>;
  /** The outbox's whole content, as JSON. */
  stored(page: Page): Promise<string>;
  /** Waits until the outbox has nothing left to send. */
  untilSettled(page: Page): Promise<void>;
}

/** The site's browser tests with visitors; everything that a test starts is closed after it. */
export const test = base.extend<{ visitor: (options?: VisitorOptions) => Promise<Visitor> }>({
  cookies: "nothing",
  // A worker has the real clock; without it, the test's clock decides.
  serviceWorkers: "block",
  visitor: async ({ context: shared, site, launchOptions, serviceWorkers }, use) => {
    const closing: (() => Promise<void>)[] = [];
    await use(async ({ storage, isNameUnknown, isAlone = storage === "off" || isNameUnknown } = {}) => {
      if (!isAlone) {
        await site.inbox.stop();
        closing.push(() => site.inbox.start());
      }
      const webhook = await faultyWebhook(isAlone ? 0 : site.inbox.port);
      closing.push(() => webhook.close());
      const destination = isNameUnknown ? "~NOTFOUND" : `127.0.0.1:${webhook.port}`;
      const own = withHostRules(launchOptions, site.hostRules(destination));
      const setting = {
        locale: "fr-FR",
        baseURL: site.url,
        serviceWorkers,
        reducedMotion: "reduce",
      } as const;
      const context = isAlone ? await launchAlone({ ...own, ...setting }, storage, closing) : shared;
      // The inbox of later tests must not get what a page still sends.
      closing.push(async () => {
        await Promise.all(context.pages().map((page) => page.goto("about:blank")));
      });
      await context.clock.install();
      if (storage === "full") await leaveNoSpace(context, site);
      return visitorIn(context, webhook, site);
    });
    for (const close of closing.toReversed()) await close();
  },
});

/** Starts a separate browser, for properties that apply to a whole browser. */
async function launchAlone(
  options: LaunchOptions & BrowserContextOptions,
  storage: VisitorOptions["storage"],
  closing: (() => Promise<void>)[],
): Promise<BrowserContext> {
  const profile = await mkdtemp(join(tmpdir(), "vitrine-profile-"));
  closing.push(() => rm(profile, { recursive: true, force: true }));
  if (storage === "off") await writePreferences(profile);
  const browser = storage === "off" ? wholeBrowser : {};
  const context = await chromium.launchPersistentContext(profile, { ...options, ...browser });
  waitForScripts(context);
  const violations = await watchPolicy(context);
  closing.push(async () => {
    await context.close();
    expect(violations).toEqual([]);
  });
  return context;
}

async function leaveNoSpace(context: BrowserContext, site: RunningSite): Promise<void> {
  const session = await context.newCDPSession(await context.newPage());
  await session.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize: 1 });
}

/** Writes Chromium's setting « block all cookies », which also denies localStorage and IndexedDB. */
async function writePreferences(profile: string): Promise<void> {
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await mkdir(join(profile, "Default"), { recursive: true });
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
}

/** A visitor in a context with an installed clock. */
export function visitorIn(context: BrowserContext, webhook: FaultyWebhook, site: RunningSite): Visitor {
  // The soak's tests have no limit of their own.
  context.setDefaultTimeout(60_000);
  let posts = 0;
  const isPost = (request: Request) =>
    request.method() === "POST" &&
    new URL(request.url()).host === site.webhookHost &&
    request.headers()["idempotency-key"] === undefined;
  context.on("request", (request) => void (isPost(request) && (posts += 1)));
  const outbox = async (page: Page) =>
    (await page.evaluate(readOutbox)).map(({ state }) => state).filter((state) => state !== "delivered");
  const visitor: Visitor = {
    context,
    webhook,
    posts: () => posts,
    outbox,
    stored: async (page) => JSON.stringify(await page.evaluate(readOutbox)),
    async atFilledForm() {
      const page = await context.newPage();
      await openForm(page);
      await fillQuote(page);
      return page;
    },
    async sees(page) {
      await expect(page.getByRole("button", { name: "Envoi…" })).toBeHidden({ timeout: 30_000 });
      await expect(thanks(page).or(networkError(page)).first()).toBeVisible({ timeout: 30_000 });
      return (await thanks(page).isVisible()) ? "thanks" : "error";
    },
    async triesAgain(page) {
      await visitor.posting(() => sendButton(page).click());
      return visitor.sees(page);
    },
    async posting(act) {
      const isFirst = (request: Request) =>
        isPost(request) && !(request.postData() ?? "").includes("submission_failure");
      await Promise.all([context.waitForEvent("request", isFirst), act()]);
    },
    pass: (seconds) => context.clock.fastForward(seconds * 1000),
    async untilSettled(page) {
      await expect(async () => {
        const waiting = async () => (await outbox(page)).filter((state) => state !== "unconfirmed");
        try {
          await expect.poll(waiting, { timeout: 5000 }).toEqual([]);
        } catch (error) {
          // A jump of the clock between a page's reading of it and its timer leaves the timer far ahead.
          await visitor.pass(60);
          throw error;
        }
      }).toPass();
    },
  };
  return visitor;
}

/** Runs in the page and reads the outbox's requests. */
export async function readOutbox(): Promise<{ readonly state: string }[]> {
  const opening = indexedDB.open("vitrine-outbox");
  const isOpen = await new Promise<boolean>((resolve) => {
    // The abort prevents an upgrade, which would create a database that the outbox then takes for its own.
    opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
    opening.addEventListener("success", () => resolve(true));
    opening.addEventListener("error", () => resolve(false));
  });
  if (!isOpen) return [];
  const all = opening.result.transaction("requests").objectStore("requests").getAll();
  await new Promise((resolve) => all.addEventListener("success", resolve));
  opening.result.close();
  return all.result as { state: string }[];
}

export { expect, sendButton };
