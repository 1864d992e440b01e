// The link to the recruitment site. With consent to analytics the event is sent first, and it never delays
// the visitor.
import type { Page } from "@playwright/test";
import { expect, hostsOf, test as base } from "./consent-fixture.ts";
import { toldTags } from "./tag-stand-ins.ts";

const RECRUITMENT = "https://recrutement.hop-et-net.example/";

const test = base.extend({
  // A page's routes come before its context's, which refuse unknown hosts.
  page: async ({ page }, use) => {
    await page.route(`${RECRUITMENT}**`, (route) => route.fulfill({ body: "Recrutement" }));
    await use(page);
  },
});

const follow = (page: Page) => page.getByRole("link", { name: "Devenir professionnel du nettoyage" }).click();
const analyticsRuns = (page: Page) =>
  expect.poll(async () => (await toldTags(page)).meta.length, "every tag has started").toBe(2);

/** Presses the link with a stopped clock, so that no timeout can be the reason for the navigation. */
async function leaveAtOnce(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page);
  await expect(page).toHaveURL(RECRUITMENT);
}

/** Presses the link of a page whose tags run; its clock stands still from then on. */
async function followWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/clichy");
  await analyticsRuns(page);
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page);
}

test("before a choice: at once, and without an event", async ({ page, outside }) => {
  await page.clock.install();
  await page.goto("/clichy");
  await leaveAtOnce(page);
  expect(outside.tags).toEqual([]);
});

test.describe("with consent", () => {
  test.use({ cookies: "accepted" });

  test("the event is sent, and its confirmation lets the visitor go", async ({ page, outside }) => {
    await page.clock.install();
    await page.goto("/clichy");
    await analyticsRuns(page);
    await expect.poll(() => hostsOf(outside)).toContain("www.googletagmanager.com");
    await page.waitForLoadState("networkidle");
    await leaveAtOnce(page);
    expect(outside.tags.filter((address) => address.endsWith("en=job_search"))).toHaveLength(1);
  });

  test.describe("and a tag that never confirms", () => {
    test.use({ manner: "silent" });

    test("a visitor who went elsewhere meanwhile, and came back, stays", async ({ page }) => {
      await followWithStoppedClock(page);
      // A page that comes back runs its timers on. Playwright's pages never do.
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
      await page.clock.runFor(3000);
      expect(page.url()).toMatch(/\/clichy$/);
      await follow(page);
      await page.clock.runFor(2000);
      await expect(page).toHaveURL(RECRUITMENT);
    });

    test("the visitor leaves after 2000 ms", async ({ page }) => {
      await followWithStoppedClock(page);
      await page.clock.runFor(1999);
      await follow(page);
      expect(page.url()).toMatch(/\/clichy$/);
      const searches = (await toldTags(page)).google.filter(([, name]) => name === "job_search");
      expect(searches).toEqual([["event", "job_search", { send_to: "G-H0PN3T2014" }]]);
      const left = page.waitForRequest(RECRUITMENT);
      await page.clock.runFor(1);
      await left;
    });
  });
});

test("without script it is a plain link", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route(`${RECRUITMENT}**`, (route) => route.fulfill({ body: "Recrutement" }));
  await page.goto(`${site.url}/clichy`);
  await follow(page);
  await expect(page).toHaveURL(RECRUITMENT);
  await context.close();
});
