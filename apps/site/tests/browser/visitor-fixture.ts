import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
  type Request,
} from "@playwright/test";
import { type FaultyWebhook, faultyWebhook } from "./faulty-webhook.ts";
import { fillQuote, openQuote, sendButton } from "./fill-quote.ts";
import { waitForScripts } from "./page-script.ts";
import { watchPolicy } from "./policy-violations.ts";
import { wholeBrowser } from "../browsers.ts";
import type { RunningSite } from "../running-site.ts";
import { expect, test as base, withHostRules } from "./site-fixture.ts";

/** What is particular about a visitor's browser. */
export interface VisitorOptions {
  /** `off`: all site data are blocked, as in the strictest private modes. `full`: not a byte is left. */
  readonly storage?: "off" | "full";
  /** The webhook's name is not known. */
  readonly isNameUnknown?: boolean;
  /** At a browser that is not shared with others. */
  readonly isAlone?: boolean;
  /** With Background Sync. Its worker has the real clock: without it, what happens follows the test's. */
  readonly hasWorker?: boolean;
}

/** Somebody at a browser of their own, whose clock is the test's, with a webhook of their own behind the site's form. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly webhook: FaultyWebhook;
  /** How many posts to the webhook have left the browser; not those that it holds back until a preflight allows them. */
  posts(): number;
  /** Opens the form in a new tab, filled in. */
  atFilledForm(): Promise<Page>;
  /** Waits for what the visitor sees after sending. */
  sees(page: Page): Promise<"thanks" | "error">;
  /** Sends a form that met an error once more. */
  triesAgain(page: Page): Promise<"thanks" | "error">;
  /** Waits until a form's own post leaves after the act; those of the outbox, which may be due, don't count. */
  posting(act: () => Promise<void>): Promise<void>;
  /** Lets time pass: what is due in it happens. */
  pass(seconds: number): Promise<void>;
  /** The states of what the outbox holds; none where there is no storage. */
  outbox(page: Page): Promise<readonly string[]>;
  /** All that the outbox holds, as JSON. */
  stored(page: Page): Promise<string>;
  /** Waits until nothing is to be sent any more. */
  untilSettled(page: Page): Promise<void>;
}

/** A browser in which the address that the site posts to leads to a port, where each test puts a webhook of its own. */
interface WiredBrowser {
  readonly browser: Browser;
  readonly port: number;
}

/** The site's browser tests with visitors; everything a test starts is closed after it. */
export const test = base.extend<
  { visitor: (options?: VisitorOptions) => Promise<Visitor> },
  { wired: WiredBrowser }
>({
  wired: [
    async ({ site, launchOptions }, use) => {
      const { port, close } = await faultyWebhook();
      await close();
      const browser = await chromium.launch(
        withHostRules(launchOptions, site.hostRules(`127.0.0.1:${port}`)),
      );
      await use({ browser, port });
      await browser.close();
    },
    { scope: "worker" },
  ],
  visitor: async ({ site, wired, launchOptions }, use) => {
    const closing: (() => Promise<void>)[] = [];
    await use(
      async ({
        storage,
        isNameUnknown,
        isAlone = storage === "off" || isNameUnknown,
        hasWorker = false,
      } = {}) => {
        const webhook = await faultyWebhook(isAlone ? 0 : wired.port);
        closing.push(() => webhook.close());
        const destination = isNameUnknown ? "~NOTFOUND" : `127.0.0.1:${webhook.port}`;
        const own = withHostRules(launchOptions, site.hostRules(destination));
        const setting = {
          locale: "fr-FR",
          baseURL: site.url,
          serviceWorkers: hasWorker ? "allow" : "block",
        } as const;
        const context = isAlone
          ? await launchAlone({ ...own, ...setting }, storage, closing)
          : await wired.browser.newContext(setting);
        waitForScripts(context);
        const violations = await watchPolicy(context);
        closing.push(async () => {
          await context.close();
          expect(violations).toEqual([]);
        });
        await context.clock.install();
        if (storage === "full") await leaveNoSpace(context, site);
        return visitorIn(context, webhook, site);
      },
    );
    for (const close of closing.toReversed()) await close();
  },
});

/** A browser of its own, for what holds for a whole browser. */
async function launchAlone(
  options: LaunchOptions & BrowserContextOptions,
  storage: VisitorOptions["storage"],
  closing: (() => Promise<void>)[],
): Promise<BrowserContext> {
  const profile = await mkdtemp(join(tmpdir(), "vitrine-profile-"));
  closing.push(() => rm(profile, { recursive: true, force: true }));
  if (storage === "off") await writePreferences(profile);
  const browser = storage === "off" ? wholeBrowser : {};
  return chromium.launchPersistentContext(profile, {
    ...options,
    ...browser,
  });
}

async function leaveNoSpace(context: BrowserContext, site: RunningSite): Promise<void> {
  const session = await context.newCDPSession(await context.newPage());
  await session.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize: 1 });
}

/** Chromium's setting « block all cookies », which also denies localStorage and IndexedDB. */
async function writePreferences(profile: string): Promise<void> {
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await mkdir(join(profile, "Default"), { recursive: true });
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
}

/** A visitor at a browser whose clock is installed. */
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
      await openQuote(page);
      await fillQuote(page);
      return page;
    },
    async sees(page) {
      const thanks = page.getByRole("heading", { name: "Merci, votre demande est envoyée" });
      const error = page.getByText("Erreur de connexion. Vérifiez votre réseau et réessayez.");
      await expect(page.getByRole("button", { name: "Envoi…" })).toBeHidden({ timeout: 30_000 });
      await expect(thanks.or(error).first()).toBeVisible({ timeout: 30_000 });
      return (await thanks.isVisible()) ? "thanks" : "error";
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
      await expect
        .poll(async () => (await outbox(page)).filter((state) => state !== "unconfirmed"))
        .toEqual([]);
    },
  };
  return visitor;
}

/** Runs in the page. */
export async function readOutbox(): Promise<{ readonly state: string }[]> {
  const opening = indexedDB.open("vitrine-outbox");
  const isOpen = await new Promise<boolean>((resolve) => {
    // No upgrade: a look must not make a database that the outbox then takes for its own.
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
