// The Content Security Policy in Chromium. The fixture of all other browser tests checks it too, with a page of
// each template before consent. Here pages go through their states after it.
import type { Page } from "@playwright/test";
import { expect, layer, press, test } from "./consent-fixture.ts";

/** Pages that have every island between them, and a page that no search engine may list. */
const routes = ["/", "/clichy", "/demande-devis", "/nulle-part"];

test("breaks nothing in any state, before consent and after", async ({ page, violations }) => {
  // Five pages are walked through.
  test.slow();
  await page.goto("/");
  await expect(layer(page)).toBeVisible();
  await everyState(page);
  await press(page, "Tout accepter");
  for (const route of routes) {
    await page.goto(route);
    await everyState(page);
    const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
    // A page that search engines may not list describes itself to none.
    const isListed = (await page.locator('meta[name="robots"][content^="index"]').count()) > 0;
    expect(graphs.map((text) => (JSON.parse(text) as object) instanceof Object)).toEqual(
      isListed ? [true] : [],
    );
    expect(violations).toEqual([]);
  }
});

/** Wakes all islands, opens everything that opens, and sets the scripts' styles. */
async function everyState(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (const video of document.querySelectorAll("video")) await video.play().catch(() => undefined);
    for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) popover.showPopover();
    for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) popover.hidePopover();
    for (const island of document.querySelectorAll("is-land")) {
      island.scrollIntoView();
      island.querySelector("input")?.focus();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo(0, document.body.scrollHeight);
  });
}
