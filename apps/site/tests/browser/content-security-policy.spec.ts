// The Content Security Policy in Chromium. The fixture of all other browser tests checks it too, with a page of
// each template before consent. Here pages go through their states after it.
import type { Page } from "@playwright/test";
import { expect, layer, press, test } from "./consent-fixture.ts";

test("breaks nothing in any state after consent", async ({ page, violations }) => {
  await page.goto("/");
  await press(page, "Tout accepter");
  await expect(layer(page)).toBeHidden();
  await everyState(page);
  // These two pages have every island between them.
  await page.goto("/demande-devis");
  await everyState(page);
  expect(violations).toEqual([]);
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
