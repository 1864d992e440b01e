import type { Page } from "@playwright/test";
import { draftIn } from "./quote-form-page.ts";
import { expect, sendButton, test, type Visitor, type VisitorOptions } from "./visitor-fixture.ts";

/** A fault and its effects on one visitor, until the visitor sees a result. */
interface Fault {
  readonly name: string;
  /**
   * True for a fault that only a browser can show. The others differ in an answer that unit tests of
   * `packages/forms/src/delivery` know, and run with `npm run fault-matrix`.
   */
  readonly isTypical?: true;
  readonly options?: VisitorOptions;
  /** Plan of the webhook's answers. */
  readonly plan?: object;
  /** Events between the filled form and the result, maybe in another tab; by default the visitor sends. */
  readonly happens?: (visitor: Visitor, page: Page) => Promise<Page | void>;
  /** Event that ends the fault; by default the webhook is mended. */
  readonly ends?: (visitor: Visitor) => Promise<void>;
  readonly sees: "thanks" | "error";
  /** Number of leads in the inbox when the visitor sees the result. */
  readonly leads: number;
  /** Posts and leads in all, after the fault's end and the visitor's next try in case of an error. */
  readonly inTheEnd: { readonly posts: number; readonly leads: number; readonly outbox?: string };
}

const once = { posts: 1, leads: 1 };
/** The second try succeeds. */
const again = { posts: 2, leads: 1 };
/** The lead arrives unnoticed and is sent again with the same id. */
const twice = { posts: 2, leads: 2 };

const send = (_visitor: Visitor, page: Page) => sendButton(page).click();

async function hang(visitor: Visitor, page: Page): Promise<void> {
  await visitor.posting(() => sendButton(page).click());
  await visitor.pass(10);
}

/** The lead is stored, but the answer hangs. */
async function hangOnceStored(visitor: Visitor, page: Page): Promise<void> {
  await visitor.posting(() => sendButton(page).click());
  await expect.poll(async () => (await visitor.webhook.leads()).length).toBe(1);
  await visitor.pass(10);
}

/** The visitor closes the tab, later opens another page of the site, and then the form. */
async function close(visitor: Visitor, page: Page): Promise<Page> {
  await visitor.posting(() => sendButton(page).click());
  await page.close();
  const next = await visitor.context.newPage();
  await next.goto("/clichy");
  await visitor.pass(60);
  await visitor.untilSettled(next);
  await next.goto("/demande-devis");
  return next;
}

async function reload(visitor: Visitor, page: Page): Promise<void> {
  await visitor.posting(() => sendButton(page).click());
  await page.reload();
}

const faults: readonly Fault[] = [
  { name: "200", plan: {}, sees: "thanks", leads: 1, inTheEnd: once },
  {
    name: "200 without CORS",
    isTypical: true,
    plan: { cors: false },
    sees: "thanks",
    leads: 1,
    inTheEnd: { ...once, outbox: "unconfirmed" },
  },
  { name: "204", plan: { status: 204 }, sees: "thanks", leads: 1, inTheEnd: once },
  {
    name: "302",
    isTypical: true,
    plan: { status: 302, location: "/leads.json" },
    sees: "thanks",
    leads: 0,
    inTheEnd: again,
  },
  ...[400, 404, 410, 500, 503].map((status): Fault => ({
    name: String(status),
    plan: { status },
    sees: "thanks",
    leads: 0,
    inTheEnd: again,
  })),
  {
    name: "429 with Retry-After",
    plan: { status: 429, retryAfter: 40 },
    sees: "thanks",
    leads: 0,
    inTheEnd: again,
  },
  {
    name: "hangs past 10 s, then 200",
    isTypical: true,
    plan: { delayMs: 12_000 },
    happens: hangOnceStored,
    sees: "thanks",
    leads: 1,
    inTheEnd: twice,
  },
  {
    name: "hangs past 10 s, lead not stored",
    plan: { delayMs: 12_000, store: false },
    happens: hang,
    sees: "thanks",
    leads: 0,
    inTheEnd: again,
  },
  {
    name: "reset before the body",
    plan: { reset: "before-body" },
    sees: "error",
    leads: 0,
    inTheEnd: again,
  },
  {
    name: "reset after the body",
    plan: { reset: "after-body" },
    sees: "error",
    leads: 1,
    inTheEnd: twice,
  },
  {
    name: "connection refused",
    happens: async (visitor, page) => {
      await visitor.webhook.stop();
      await sendButton(page).click();
    },
    ends: ({ webhook }) => webhook.start(),
    sees: "error",
    leads: 0,
    inTheEnd: again,
  },
  {
    name: "name not resolved",
    options: { isNameUnknown: true },
    ends: async () => {},
    sees: "error",
    leads: 0,
    inTheEnd: { posts: 2, leads: 0 },
  },
  {
    name: "offline, then online",
    happens: async ({ context }, page) => {
      await context.setOffline(true);
      await sendButton(page).click();
    },
    ends: ({ context }) => context.setOffline(false),
    sees: "error",
    leads: 0,
    inTheEnd: again,
  },
  {
    name: "503, then offline, then online",
    plan: { status: 503 },
    happens: async (visitor, page) => {
      await sendButton(page).click();
      await visitor.sees(page);
      await visitor.context.setOffline(true);
    },
    ends: async ({ context, webhook }) => {
      await webhook.mend();
      await context.setOffline(false);
    },
    sees: "thanks",
    leads: 0,
    inTheEnd: again,
  },
  {
    name: "tab closed while sending",
    isTypical: true,
    plan: [{ delayMs: 3000, store: false }],
    happens: close,
    sees: "thanks",
    leads: 1,
    inTheEnd: again,
  },
  {
    name: "tab closed while sending, lead stored",
    plan: [{ delayMs: 3000 }],
    happens: close,
    sees: "thanks",
    leads: 2,
    inTheEnd: twice,
  },
  {
    name: "reloaded while sending",
    plan: [{ delayMs: 3000, store: false }],
    happens: reload,
    sees: "thanks",
    leads: 0,
    inTheEnd: again,
  },
  {
    name: "reloaded while sending, lead stored",
    isTypical: true,
    plan: [{ delayMs: 3000 }],
    happens: reload,
    sees: "thanks",
    leads: 1,
    inTheEnd: twice,
  },
  {
    name: "sent from two tabs at once",
    isTypical: true,
    plan: [{ delayMs: 1000 }],
    happens: async (visitor, page) => {
      await expect.poll(() => draftIn(page)).toContain("Zoé");
      const second = await visitor.context.newPage();
      await second.goto("/demande-devis");
      await expect(second.getByLabel("Prénom")).toHaveValue("Zoé");
      await Promise.all([sendButton(page).click(), sendButton(second).click()]);
      expect(await visitor.sees(second)).toBe("thanks");
    },
    sees: "thanks",
    leads: 1,
    inTheEnd: once,
  },
  {
    name: "sent with a double click",
    plan: [{ delayMs: 500 }],
    happens: (_visitor, page) => sendButton(page).dblclick(),
    sees: "thanks",
    leads: 1,
    inTheEnd: once,
  },
  ...(["off", "full"] as const).flatMap((storage): Fault[] => {
    const name = storage === "off" ? "storage unavailable" : "storage full";
    const options = { storage };
    return [
      { name: `${name}, 200`, options, plan: {}, sees: "thanks", leads: 1, inTheEnd: once },
      {
        name: `${name}, 503`,
        isTypical: true,
        options,
        plan: { status: 503 },
        sees: "error",
        leads: 0,
        inTheEnd: again,
      },
      {
        name: `${name}, hangs past 10 s, then 200`,
        options,
        plan: { delayMs: 12_000 },
        happens: hangOnceStored,
        sees: "error",
        leads: 1,
        inTheEnd: twice,
      },
    ];
  }),
];

for (const fault of faults) {
  const tag = fault.isTypical ? [] : "@unit-tested";
  test(fault.name, { tag }, async ({ visitor: visitorWith }) => {
    const visitor = await visitorWith(fault.options);
    const { webhook } = visitor;
    const form = await visitor.atFilledForm();
    if (fault.plan !== undefined) await webhook.misbehave(fault.plan);
    const page = (await (fault.happens ?? send)(visitor, form)) ?? form;
    const sees = await visitor.sees(page);
    const leadsThen = await webhook.leads();

    await (fault.ends?.(visitor) ?? webhook.mend());
    if (sees === "error") {
      await expect(page.getByLabel("Prénom")).toHaveValue("Zoé");
      await visitor.triesAgain(page);
    } else await comeBackLater(visitor, page);
    const leads = await webhook.leads();
    const ids = new Set(leads.map(({ fields }) => fields["submission_id"]));
    const found = {
      sees,
      leads: leadsThen.length,
      inTheEnd: { posts: visitor.posts(), leads: leads.length, outbox: (await visitor.outbox(page)).join() },
    };
    const { inTheEnd, sees: expected, leads: expectedLeads } = fault;
    expect(found).toEqual({
      sees: expected,
      leads: expectedLeads,
      inTheEnd: { outbox: "", ...inTheEnd },
    });
    // The promise to a visitor: each thank-you view stands for one lead.
    if ((await visitor.sees(page)) === "thanks") expect(ids.size).toBe(1);
  });
}

/** Any page of the site delivers waiting requests; the page with the thank-you view stays unchanged. */
async function comeBackLater(visitor: Visitor, page: Page): Promise<void> {
  const other = await visitor.context.newPage();
  await other.goto("/clichy");
  await visitor.pass(60);
  await visitor.untilSettled(page);
  await other.close();
}
