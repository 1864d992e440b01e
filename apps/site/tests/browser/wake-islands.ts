import { expect, type Page } from "@playwright/test";
import { pageScript } from "./page-script.ts";

/** Wakes every island of the page that is open: those of a narrow window, then those of a wide one. */
export async function wakeIslands(page: Page): Promise<void> {
  await pageScript(page);
  for (const size of [
    { width: 360, height: 780 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.locator("is-land").evaluateAll(async (islands) => {
      for (const island of islands) {
        island.dispatchEvent(new PointerEvent("pointerover"));
        island.scrollIntoView({ behavior: "instant" });
        // Whether it is in view is told with the next frame but one.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      }
    });
  }
  await expect(page.locator("is-land:not([ready])")).toHaveCount(0);
}

/** What the page's console and its uncaught errors complain of, as it comes. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}
