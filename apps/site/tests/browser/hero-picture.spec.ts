import type { BrowserContext } from "@playwright/test";
import { expect, test } from "./site-fixture.ts";

/** Chromium warns of an unused preload this many milliseconds after the page's load event. */
const WARNING_DELAY = 4000;

/** A phone and a desk, each with pages of half the templates that open with a picture. */
const SCREENS = [
  { width: 390, deviceScaleFactor: 3, routes: ["/", "/cabinets-medicaux"] },
  { width: 1440, deviceScaleFactor: 1, routes: ["/clichy", "/nettoyage-bureaux-paris"] },
];

test("the hero's picture is preloaded, and fetched once", async ({ browser, site }) => {
  // All pages wait for the warning at the same time.
  test.slow();
  await Promise.all(
    SCREENS.map(async ({ width, deviceScaleFactor, routes }) => {
      const viewport = { width, height: 900 };
      const context = await browser.newContext({ baseURL: site.url, viewport, deviceScaleFactor });
      await Promise.all(routes.map((route) => fetchesItOnce(context, route)));
      await context.close();
    }),
  );
});

async function fetchesItOnce(context: BrowserContext, route: string): Promise<void> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const fetched: string[] = [];
  page.on("console", (message) => message.type() === "warning" && complaints.push(message.text()));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/images\/.*\.(?:avif|webp)$/.test(pathname)) fetched.push(pathname);
  });
  await page.goto(route, { waitUntil: "load" });
  const { shown, startedBy } = await page.locator("main picture > img").first().evaluate(mainPicture);
  await page.waitForTimeout(WARNING_DELAY);
  expect(shown).toMatch(/\.avif$/);
  expect(startedBy, `what fetched the picture of ${route}`).toEqual(["link"]);
  const picture = shown.replace(/-\d+\.[0-9a-f]{4}\.avif$/, "-");
  expect(fetched.filter((path) => path.startsWith(picture))).toEqual([shown]);
  expect(complaints).toEqual([]);
}

/** The file that is shown, and the cause of its request. */
function mainPicture(element: Element): { shown: string; startedBy: string[] } {
  const { currentSrc } = element as HTMLImageElement;
  const entries = performance.getEntriesByName(currentSrc) as PerformanceResourceTiming[];
  return {
    shown: new URL(currentSrc).pathname,
    startedBy: entries.map(({ initiatorType }) => initiatorType),
  };
}
