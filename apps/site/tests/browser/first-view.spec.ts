import type { Page } from "@playwright/test";
import { holdRequests } from "./hold-requests.ts";
import { expect, test } from "./site-fixture.ts";

const ROUTES = ["/", "/paris/entreprise-de-nettoyage"];
/** Addresses of first views' pictures, and of no other. */
const FIRST_PICTURE = /\/images\/(?:pages\/accueil|zones\/paris)-/;

test.use({ viewport: { width: 412, height: 823 } });

test("on a phone, the map below the first view waits for it", async ({ page }) => {
  const release = await holdRequests(page, FIRST_PICTURE);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await map(page).evaluate((nav) => nav.scrollIntoView());
  await page.waitForTimeout(500);
  expect(await isLaidOut(page)).toBe(false);
  release();
  await mapIsShown(page);
});

test("on a phone, pictures below the first view wait for it", async ({ context }) => {
  for (const route of ROUTES) {
    const page = await context.newPage();
    const release = await holdRequests(page, FIRST_PICTURE);
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/images/") && asked.push(request.url()));
    await page.goto(route, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await page.waitForTimeout(500);
    expect(asked, `before the first view of ${route}`).toEqual([expect.stringMatching(FIRST_PICTURE)]);
    release();
    await expect.poll(() => asked.length, `after the first view of ${route}`).toBeGreaterThan(3);
    await isShown(page);
    await page.close();
  }
});

test("where a place in the page is asked for, they don't", async ({ page }) => {
  await holdRequests(page, FIRST_PICTURE);
  await page.goto("/#secteurs", { waitUntil: "domcontentloaded" });
  await isShown(page);
  await mapIsShown(page);
});

test("what is laid out after a Tab never pushes the focus off the screen", async ({ page }) => {
  // Idle moments come when the test asks for them: five before the keys, the others after.
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    globalThis.requestIdleCallback = (act) => waiting.push(act);
    addEventListener("idle", () => waiting.shift()?.({ didTimeout: false, timeRemaining: () => 1 }));
  });
  const idle = async (moments: number) => {
    for (let moment = 0; moment < moments; moment++) {
      await page.evaluate(() => dispatchEvent(new Event("idle")));
      await page.waitForTimeout(60);
    }
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nettoyage-bureaux-paris");
  await expect(page.locator("is-land[on\\:load]:not([ready])")).toHaveCount(0);
  await idle(5);
  await page.locator("main").focus();
  const question = page.locator("summary", { hasText: "À quelle heure passez-vous dans les bureaux ?" });
  for (let stop = 0; stop < 6; stop++) await page.keyboard.press("Tab");
  await expect(question).toBeFocused();
  await idle(3);
  await expect(question).toBeInViewport();
});

test("without the inline script, they don't", async ({ page }) => {
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<script data-script.*?<\/script>/, "");
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/");
  await isShown(page);
  await mapIsShown(page);
});

test("a browser that reports no first paint gets the page's script soon after load", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/clichy#contact", { waitUntil: "load" });
  await expect(page.locator("link[rel=manifest]")).toBeAttached({ timeout: 2500 });
});

const map = (page: Page) => page.locator("nav[aria-label$='la carte']");
/** True if the map is laid out; an element without layout counts as hidden. */
const isLaidOut = (page: Page) =>
  map(page)
    .locator("a")
    .first()
    .evaluate((tile) => tile.checkVisibility());
const mapIsShown = (page: Page) => expect.poll(() => isLaidOut(page)).toBe(true);

/** Waits until the first sector's picture is at its place. */
async function isShown(page: Page): Promise<void> {
  const picture = page.locator("main li > a img").first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeInViewport();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}
