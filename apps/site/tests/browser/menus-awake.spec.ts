// The menus with their script; menus.spec.ts tests them without it.
import type { Page } from "@playwright/test";
import { MENU_OPEN_DELAY, MENU_POINTER_GRACE, MENU_TYPEAHEAD_RESET } from "@vitrine/schema/interface-timings";
import { holdRequests } from "./hold-requests.ts";
import { expect, test } from "./site-fixture.ts";

const WIDE = { width: 1280, height: 800 };
const A_FRAME = 20;
const SCRIPT = "**/assets/site-menus-*";

const menusOf = (page: Page) => ({
  secteurs: page.getByRole("button", { name: "SECTEURS" }),
  menu: page.getByRole("button", { name: "MENU", exact: true }),
  sectorLinks: page.locator("#menu-secteurs"),
  otherLinks: page.locator("#menu-liens"),
  focused: page.locator(":focus"),
});

/** Opens a page with awake menus and a stopped clock. */
async function awake(page: Page) {
  await page.clock.install({ time: 0 });
  await page.setViewportSize(WIDE);
  await page.goto("/clichy");
  const menus = menusOf(page);
  await menus.secteurs.focus();
  await expect(menus.secteurs).toHaveAttribute("aria-expanded", "false");
  await page.clock.pauseAt(600_000);
  return menus;
}

test("keyboard: arrows, letters, Tab and Escape", async ({ page }) => {
  const { secteurs, sectorLinks, otherLinks, menu, focused } = await awake(page);
  await secteurs.press("Enter");
  await expect(secteurs).toHaveAttribute("aria-expanded", "true");
  await expect(secteurs).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveText("Cabinets médicaux");
  await page.keyboard.press("ArrowUp");
  await expect(focused).toHaveText("Clubs de sport");
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveText("Startups et entreprises");
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveText("Restaurants et cafés");

  await page.keyboard.press("c");
  await page.clock.runFor(MENU_TYPEAHEAD_RESET - 1);
  await page.keyboard.press("l");
  await expect(focused).toHaveText("Clubs de sport");
  await page.clock.runFor(MENU_TYPEAHEAD_RESET);
  await page.keyboard.press("l");
  await expect(focused).toHaveText("Luxe et hôtellerie");

  await page.keyboard.press("Escape");
  await expect(sectorLinks).toBeHidden();
  await expect(secteurs).toBeFocused();
  await expect(secteurs).toHaveAttribute("aria-expanded", "false");
  // The letters before it are still remembered.
  await page.keyboard.press("Space");
  await expect(sectorLinks).toBeVisible();
  await page.keyboard.press("Escape");

  await menu.press("ArrowUp");
  await page.clock.runFor(A_FRAME);
  await expect(focused).toHaveText("LinkedIn");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveText("01 99 00 14 20");
  await expect(otherLinks).toBeHidden();
});

test("mouse: opens what it rests on, lets it stray to the links, closes what it leaves, keeps what is pressed", async ({
  page,
}) => {
  const { secteurs, menu, sectorLinks, otherLinks } = await awake(page);
  await secteurs.hover();
  await page.clock.runFor(MENU_OPEN_DELAY - 1);
  await expect(sectorLinks).toBeHidden();
  await page.clock.runFor(1);
  await expect(sectorLinks).toBeVisible();
  const { x = 0, y = 0 } = (await sectorLinks.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 90, { steps: 8 });
  await page.clock.runFor(MENU_POINTER_GRACE);
  await expect(sectorLinks).toBeVisible();

  await page.mouse.move(200, 700);
  await page.clock.runFor(MENU_POINTER_GRACE - 1);
  await expect(sectorLinks).toBeVisible();
  await page.clock.runFor(1);
  await expect(sectorLinks).toBeHidden();

  await menu.hover();
  await page.clock.runFor(MENU_OPEN_DELAY);
  await expect(otherLinks).toBeVisible();
  await menu.click();
  await page.mouse.move(200, 700);
  await page.clock.runFor(MENU_POINTER_GRACE);
  await expect(otherLinks).toBeVisible();
  await secteurs.hover();
  await page.clock.runFor(MENU_OPEN_DELAY);
  await expect(otherLinks).toBeHidden();
  await expect(sectorLinks).toBeVisible();
  await page.mouse.click(200, 700);
  await expect(sectorLinks).toBeHidden();
});

test("the press that wakes them opens at once, and nothing moves when the script comes", async ({ page }) => {
  const come = await holdRequests(page, SCRIPT);
  await page.setViewportSize(WIDE);
  await page.goto("/clichy");
  await page.evaluate(watchShifts);
  const { secteurs, sectorLinks } = menusOf(page);
  await secteurs.click();
  await expect(sectorLinks).toBeVisible();
  const before = await sectorLinks.boundingBox();
  come();
  await expect(secteurs).toHaveAttribute("aria-expanded", "true");
  await expect(sectorLinks).toHaveCSS("position-area", "none");
  const after = await sectorLinks.boundingBox();
  for (const side of ["x", "y", "width", "height"] as const)
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 99))).toBeLessThan(1);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(secteurs).toBeFocused();
});

test("the mouse that wakes them opens what it rests on when the script comes", async ({ page }) => {
  const come = await holdRequests(page, SCRIPT);
  await page.setViewportSize(WIDE);
  await page.goto("/clichy");
  const { menu, otherLinks } = menusOf(page);
  await menu.hover();
  come();
  await expect(otherLinks).toBeVisible();
});

test("the arrow that was pressed before they woke leads to the links", async ({ page }) => {
  const come = await holdRequests(page, SCRIPT);
  await page.setViewportSize(WIDE);
  await page.goto("/clichy");
  const { secteurs, focused } = menusOf(page);
  const asked = page.waitForRequest(SCRIPT);
  await secteurs.focus();
  await asked;
  await page.keyboard.press("ArrowDown");
  come();
  await expect(focused).toHaveText("Cabinets médicaux");
});

test.describe("touch", () => {
  test.use({ hasTouch: true, isMobile: true });

  // The viewport of 1280 by 720 pixels at 400 % zoom.
  test("the whole menu is within reach at 320 by 180 px, where the tap that wakes it opens it", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 180 });
    await page.goto("/clichy");
    const button = page.getByRole("button", { name: "Menu", exact: true });
    await button.tap();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const sheet = page.locator("#menu-mobile");
    const { x, y, width, height } = (await sheet.boundingBox()) ?? { x: -1, y: -1, width: 999, height: 999 };
    expect([x, width]).toEqual([0, 320]);
    expect(y + height).toBeLessThanOrEqual(180);
    expect(height).toBeGreaterThan(88);
    await sheet.getByRole("link", { name: "Contact" }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.locator("#contact")).toBeInViewport();
  });
});

declare global {
  interface Window {
    shifts?: number[];
  }
}

/** Runs in the page and records every layout shift, even those right after a press. */
function watchShifts(): void {
  const shifts: number[] = [];
  window.shifts = shifts;
  new PerformanceObserver((list) =>
    shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
  ).observe({ type: "layout-shift" });
}
