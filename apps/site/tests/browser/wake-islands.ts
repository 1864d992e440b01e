import { expect, type Page } from "@playwright/test";
import { pageScript } from "./page-script.ts";

/** Wakes every island of an open page: first at a narrow width, then at a wide one. */
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
        // The observer reports an element's visibility up to two frames later.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      }
    });
  }
  await expect(page.locator("is-land:not([ready])")).toHaveCount(0);
}

/** Collects the messages and uncaught errors of the page's console. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}
