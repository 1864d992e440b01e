import type { Page } from "@playwright/test";
import { openForm, sendButton } from "../browser/quote-form-page.ts";
import type { MortalVisitor } from "./mortal-visitor.ts";

/** A way for a submission to fail; `send` gives the tab in which the visitor continues. */
export interface SoakFault {
  readonly name: string;
  /** Frequency of the fault, relative to the others. */
  readonly weight: number;
  /**
   * The webhook's answers to the next posts, including the outbox's. A plan outside a list lasts until the
   * visitor sees a result.
   */
  readonly plan: object;
  /** True if the browser dies, so that the visitor sees an empty form in the next one. */
  readonly kills?: boolean;
  readonly send: (life: MortalVisitor, page: Page) => Promise<Page>;
}

async function click(_life: MortalVisitor, page: Page): Promise<Page> {
  await sendButton(page).click();
  return page;
}

async function hang({ visitor }: MortalVisitor, page: Page): Promise<Page> {
  await visitor.posting(() => sendButton(page).click());
  await visitor.pass(10);
  return page;
}

async function doubleClick(_life: MortalVisitor, page: Page): Promise<Page> {
  await sendButton(page).dblclick();
  return page;
}

async function reload({ visitor }: MortalVisitor, page: Page): Promise<Page> {
  await visitor.posting(() => sendButton(page).click());
  await page.reload();
  return page;
}

async function close({ visitor }: MortalVisitor, page: Page): Promise<Page> {
  await visitor.posting(() => sendButton(page).click());
  await page.close();
  const next = await visitor.context.newPage();
  await openForm(next);
  return next;
}

async function sendOffline({ visitor }: MortalVisitor, page: Page): Promise<Page> {
  await visitor.context.setOffline(true);
  await sendButton(page).click();
  await visitor.sees(page);
  await visitor.context.setOffline(false);
  return page;
}

async function sendIntoTheVoid({ visitor }: MortalVisitor, page: Page): Promise<Page> {
  await visitor.webhook.stop();
  await sendButton(page).click();
  await visitor.sees(page);
  await visitor.webhook.start();
  return page;
}

/** Kills the browser while it sends, or soon after. */
const die = (milliseconds: number) =>
  async function dieWhileSending(life: MortalVisitor, page: Page): Promise<Page> {
    await life.visitor.posting(() => sendButton(page).click());
    return life.die(page, milliseconds);
  };

const answers = (plan: object, weight = 3): SoakFault => ({
  name: JSON.stringify(plan),
  weight,
  plan: [plan],
  send: click,
});

/**
 * Every fault of the matrix that one browser can meet, and some in a row. No fault answers 2xx without
 * storing the lead: the outbox would meet it too, and no client can detect such a webhook.
 */
export const soakFaults: readonly SoakFault[] = [
  answers({}, 20),
  ...[204, 302, 400, 404, 410, 500, 503].map((status) => answers({ status })),
  answers({ status: 302, location: "/leads.json" }),
  answers({ status: 429, retryAfter: 30 }),
  answers({ cors: false }),
  answers({ status: 502, cors: false }),
  answers({ reset: "before-body" }),
  answers({ reset: "after-body" }),
  { name: "two failures in a row", weight: 4, plan: [{ status: 503 }, { status: 500 }], send: click },
  {
    name: "a failure, then a cut",
    weight: 4,
    plan: [{ status: 503 }, { reset: "after-body" }],
    send: click,
  },
  { name: "hangs, stored", weight: 3, plan: { delayMs: 12_000 }, send: hang },
  { name: "hangs, not stored", weight: 3, plan: { delayMs: 12_000, status: 503 }, send: hang },
  { name: "double click", weight: 3, plan: { delayMs: 100 }, send: doubleClick },
  { name: "reloaded, stored", weight: 3, plan: { delayMs: 3000 }, send: reload },
  { name: "reloaded, not stored", weight: 3, plan: { delayMs: 3000, status: 503 }, send: reload },
  { name: "closed, stored", weight: 2, plan: { delayMs: 3000 }, send: close },
  { name: "closed, not stored", weight: 2, plan: { delayMs: 3000, status: 503 }, send: close },
  { name: "killed at once, stored", weight: 2, plan: { delayMs: 3000 }, send: die(0), kills: true },
  {
    name: "killed at once, not stored",
    weight: 2,
    plan: { delayMs: 3000, status: 503 },
    send: die(0),
    kills: true,
  },
  { name: "killed after the thanks", weight: 3, plan: { status: 503 }, send: die(700), kills: true },
  { name: "offline", weight: 3, plan: [{}], send: sendOffline },
  { name: "refused", weight: 3, plan: [{}], send: sendIntoTheVoid },
];

/** Draws a fault by its weight. */
export function drawFault(random: () => number): SoakFault {
  let left = random() * soakFaults.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = soakFaults.find(({ weight }) => (left -= weight) < 0);
  if (drawn === undefined) throw new Error("A random number is below 1.");
  return drawn;
}
