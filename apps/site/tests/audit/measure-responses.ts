import type { Browser, Locator, Page } from "@playwright/test";
import type { PageKind } from "../budget.data.ts";
import type { PageOfKind } from "../page-kind.ts";
import { median } from "./median.ts";

/** Factor by which the processor is slowed. */
const SLOWDOWN = 4;

/** A page's times on a slowed processor, in milliseconds, as medians of the runs. */
export interface Responses {
  /** The longest task during the page's load; 0 if no task is longer than 50 ms (W3C, Long Tasks). */
  readonly longestTask: number;
  /** Time from each act to the next paint, by the act's name (W3C, Event Timing, which rounds to 8 ms). */
  readonly acts: Readonly<Record<string, number>>;
}

interface Act {
  /** Preparation of the act, whose time does not count. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
}

/** Duration of a tap, in milliseconds. */
const PRESS = 80;

/**
 * Taps as a finger does: it touches, rests and lifts, so that the page can paint the effect of the touch
 * first. `tap()` does everything in one moment, and asks the page about covering elements before and after.
 */
async function press(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing to press: ${target}`);
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await page.waitForTimeout(PRESS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

const openMenu = (page: Page) => press(page.getByRole("button", { name: "Menu", exact: true }));
/** Acts on the menu; the first one wakes it. */
const menuActs: Readonly<Record<string, Act>> = {
  "menu, first": { act: openMenu },
  "menu, again": {
    before: (page) => page.keyboard.press("Escape"),
    async act(page) {
      await openMenu(page);
      await page.keyboard.press("Escape");
    },
  },
};

/** A tap on an element, scrolled into view first. */
const pressOn = (find: (page: Page) => Locator): Act => ({
  before: (page) => find(page).scrollIntoViewIfNeeded(),
  act: (page) => press(find(page)),
});

const nextSlide = (page: Page) => page.getByRole("button", { name: "Suivant" }).first();

/** Typing into a field after a tap on it, because a phone shows no keyboard without focus. */
const typeInto = (find: (page: Page) => Locator, text: string): Act => ({
  before: (page) => find(page).scrollIntoViewIfNeeded(),
  async act(page) {
    await press(find(page));
    await page.waitForTimeout(500);
    await page.keyboard.type(text, { delay: 80 });
  },
});

const actsOf: Readonly<Partial<Record<PageKind, Readonly<Record<string, Act>>>>> = {
  zone: menuActs,
  home: {
    ...menuActs,
    question: pressOn((page) => page.locator("#prix summary").nth(1)),
    carousel: {
      async before(page) {
        // The carousel gets its buttons once it has been visible.
        await page.locator('is-land[import*="carousel"]').first().scrollIntoViewIfNeeded();
        await nextSlide(page).scrollIntoViewIfNeeded();
      },
      act: (page) => press(nextSlide(page)),
    },
    "zone finder": typeInto((page) => page.getByRole("searchbox"), "clichy"),
  },
  form: {
    "form, text": typeInto((page) => page.getByLabel("Prénom"), "Zoé"),
    "form, address": typeInto((page) => page.getByLabel("Adresse de vos locaux"), "rue"),
    "form, sent empty": pressOn((page) => page.getByRole("button", { name: "Recevoir mon devis" })),
  },
};

/** Opens a page on a phone with a processor four times slower, and uses its parts. */
export async function measureResponses(
  browser: Browser,
  site: string,
  { kind, address }: PageOfKind,
  runs: number,
): Promise<Responses> {
  const all: Responses[] = [];
  for (let run = 0; run < runs; run += 1)
    all.push(await oneVisit(browser, `${site}${address}`, actsOf[kind] ?? {}));
  const names = Object.keys(all[0]?.acts ?? {});
  return {
    longestTask: median(all.map(({ longestTask }) => longestTask)),
    acts: Object.fromEntries(
      names.map((name) => [name, median(all.map(({ acts }) => acts[name] ?? Number.NaN))]),
    ),
  };
}

/** The longest task during a page's load, as in `Responses`. */
export async function measureLongestTask(browser: Browser, url: string, runs: number): Promise<number> {
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, longestTask } = await open(browser, url);
    longest.push(longestTask);
    await page.context().close();
  }
  return median(longest);
}

async function oneVisit(
  browser: Browser,
  url: string,
  acts: Readonly<Record<string, Act>>,
): Promise<Responses> {
  const { page, longestTask } = await open(browser, url);
  await page.getByRole("button", { name: "Tout refuser" }).tap();
  await page.waitForTimeout(500);
  const answers: [string, number][] = [];
  for (const [name, { before, act }] of Object.entries(acts)) {
    await before?.(page);
    await page.waitForTimeout(1000);
    await page.evaluate(() => takeLongest("event"));
    await act(page);
    await page.waitForTimeout(1500);
    answers.push([name, await page.evaluate(() => takeLongest("event"))]);
  }
  await page.context().close();
  return { longestTask, acts: Object.fromEntries(answers) };
}

/** Opens a page for the first time, and waits until it has loaded and is idle. */
async function open(browser: Browser, url: string): Promise<{ page: Page; longestTask: number }> {
  const context = await browser.newContext({
    locale: "fr-FR",
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(2500);
  return { page, longestTask: await page.evaluate(() => takeLongest("longtask")) };
}

declare function takeLongest(type: "longtask" | "event"): number;

/** This function runs in the page, before its own scripts. */
function observe(): void {
  const longest = { longtask: 0, event: 0 };
  const watch = (type: keyof typeof longest, options: object) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!("interactionId" in entry) || entry.interactionId !== 0)
          longest[type] = Math.max(longest[type], entry.duration);
    }).observe({ type, buffered: true, ...options });
  watch("longtask", {});
  // Event Timing reports no shorter events.
  watch("event", { durationThreshold: 16 });
  Object.assign(globalThis, {
    takeLongest(type: keyof typeof longest) {
      const taken = longest[type];
      longest[type] = 0;
      return taken;
    },
  });
}
