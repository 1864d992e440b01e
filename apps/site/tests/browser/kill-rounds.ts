import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import type { RunningSite } from "../running-site.ts";
import { type FaultyWebhook, faultyWebhook } from "./faulty-webhook.ts";
import { fillQuote, openForm, sendButton } from "./quote-form-page.ts";
import { type MortalBrowser, mortalBrowser } from "./mortal-browser.ts";
import { readOutbox } from "./visitor-fixture.ts";

/** The plan of one round, until the browser is killed. */
export interface KillRound {
  /** The webhook's answer to the visitor's own post. */
  readonly plan: object;
  /** Milliseconds until the kill, from the press or from when the device has stored the request. */
  readonly moment: number;
  readonly from: "press" | "stored";
  readonly hasBackgroundSync: boolean;
}

export interface KillResult {
  /** True if the visitor was thanked before the browser died. */
  readonly isThanked: boolean;
  /** Number of distinct leads in the end. */
  readonly leads: number;
  /** States of the requests that still wait on the device in the end. */
  readonly leftBehind: readonly string[];
}

/** Milliseconds after which the lock of a killed attempt has expired, and another attempt has ended. */
const SETTLING_TIME = 25_000;

/**
 * Sends a form to a faulty webhook and kills the browser. A new browser with the same profile then opens
 * another page of the site.
 */
export async function killRound(
  { url, hostRules }: Pick<RunningSite, "url" | "hostRules">,
  { plan, moment, from, hasBackgroundSync }: KillRound,
): Promise<KillResult> {
  const profile = await mkdtemp(join(tmpdir(), "vitrine-killed-"));
  const webhook = await faultyWebhook();
  const rules = hostRules(`127.0.0.1:${webhook.port}`);
  let living: MortalBrowser | undefined;
  const start = async () => {
    const browser = await mortalBrowser(profile, rules);
    living = browser;
    if (!hasBackgroundSync) await withoutBackgroundSync(browser.context);
    return { ...browser, page: await browser.context.newPage() };
  };
  try {
    const first = await start();
    await openForm(first.page, `${url}/demande-devis`);
    await fillQuote(first.page);
    await webhook.misbehave(plan);
    await sendButton(first.page).click();
    if (from === "stored") await untilStored(first.page);
    await sleep(moment);
    const isThanked = await isThankedIn(first.page);
    await first.kill();

    await webhook.mend();
    const second = await start();
    await second.page.goto(`${url}/clichy`);
    const leftBehind = await untilDelivered(second.page, webhook);
    const ids = (await webhook.leads()).map(({ fields }) => fields["submission_id"]);
    await second.kill();
    return { isThanked, leads: new Set(ids).size, leftBehind };
  } finally {
    await living?.kill();
    await webhook.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Takes Background Sync from a browser's later pages, which most browsers lack. */
export const withoutBackgroundSync = (context: BrowserContext) =>
  context.addInitScript(() => void delete (globalThis as { SyncManager?: unknown }).SyncManager);

const isThankedIn = (page: Page) =>
  page.evaluate(
    () => document.querySelector("#merci[data-earned=yes]") !== null && location.hash === "#merci",
  );

async function untilStored(page: Page): Promise<void> {
  while ((await page.evaluate(readOutbox)).length === 0) await sleep(50);
}

/** A browser that just started may not open its database at once: only a lead shows that nothing waits. */
async function untilDelivered(page: Page, webhook: FaultyWebhook): Promise<readonly string[]> {
  const end = Date.now() + SETTLING_TIME;
  for (;;) {
    const waiting = (await page.evaluate(readOutbox))
      .map(({ state }) => state)
      .filter((state) => state !== "delivered");
    const isDelivered = waiting.length === 0 && (await webhook.leads()).length > 0;
    if (isDelivered || Date.now() > end) return waiting;
    await sleep(200);
  }
}
