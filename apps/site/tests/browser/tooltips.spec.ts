import type { Page } from "@playwright/test";
import { TOOLTIP_OPEN_DELAY, TOOLTIP_SKIP_WINDOW } from "@vitrine/schema/interface-timings";
import { expect, test } from "./site-fixture.ts";

/** Opens the map of all zones with awake tooltips, a stopped clock and the mouse beside it. */
async function mapOf(page: Page) {
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/zones");
  const map = page.locator("is-land:has([data-n])");
  await map.scrollIntoViewIfNeeded();
  await map.getByRole("link").first().hover();
  await expect(map).toHaveAttribute("ready");
  await page.mouse.move(5, 5);
  await page.clock.pauseAt(600_000);
  return {
    map,
    tooltip: map.locator("[popover]"),
    tile: (name: string) => map.getByRole("link", { name }),
  };
}

test("a mouse that rests reads a tile's name after a while, the next at once", async ({ page }) => {
  const { tooltip, tile } = await mapOf(page);
  await tile("Paris 18e").hover();
  await page.clock.runFor(TOOLTIP_OPEN_DELAY - 1);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText("Paris 18e");

  await page.mouse.move(5, 5);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(TOOLTIP_SKIP_WINDOW - 1);
  await tile("Clichy").hover();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText("Clichy");

  await page.mouse.move(5, 5);
  await page.clock.runFor(TOOLTIP_SKIP_WINDOW);
  await tile("Paris 18e").hover();
  await page.clock.runFor(TOOLTIP_OPEN_DELAY - 1);
  await expect(tooltip).toBeHidden();
});

test("focus shows a tile's name at once, inside the window, and Escape hides it", async ({ page }) => {
  const { map, tooltip } = await mapOf(page);
  await map.getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  await expect(tooltip).toHaveText("Levallois-Perret");
  await page.setViewportSize({ width: 320, height: 600 });
  await page.keyboard.press("Tab");
  await expect(tooltip).toBeVisible();
  const { x = -1, width = 999 } = (await tooltip.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
});
