// The menus without their script; menus-awake.spec.ts tests them with it.
import { expect, test } from "./site-fixture.ts";

const SECTORS = [
  "Cabinets médicaux",
  "Startups et entreprises",
  "Restaurants et cafés",
  "Cabinets d’avocats",
  "Luxe et hôtellerie",
  "Commerces et magasins",
  "Immeubles",
  "Enseignement et formation",
  "Clubs de sport",
];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("SECTEURS lists the nine sectors, MENU the login, the contact and LinkedIn; one closes the other", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    const toggle = page.getByRole("button", { name: "SECTEURS" });
    await toggle.press("Enter");
    const links = page.locator("#menu-secteurs").getByRole("link");
    await expect(links).toHaveText(SECTORS);
    await page.keyboard.press("Escape");
    await expect(page.locator("#menu-secteurs")).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.getByRole("button", { name: "MENU", exact: true }).click();
    await expect(page.locator("#menu-secteurs")).toBeHidden();
    const others = page.locator("#menu-liens").getByRole("link");
    await expect(others).toHaveText(["Connexion", "Contact", "LinkedIn"]);
    await others.nth(1).click();
    await expect(page.locator("#contact")).toBeInViewport();
  });

  test("the mobile menu has all of it, and stays on the screen at 320 px", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/paris-3");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.locator("#menu-mobile");
    await expect(menu.getByRole("link")).toHaveText([
      "01 99 00 14 20",
      ...SECTORS,
      "Connexion",
      "Contact",
      "LinkedIn",
    ]);
    const box = await menu.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBeLessThanOrEqual(320);
    await menu.getByRole("link", { name: "Restaurants et cafés" }).click();
    await expect(page).toHaveURL(/\/restaurants-cafes$/);
  });
});

test("the panel of sectors fetches their rooms when it opens, and marks the page's own", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => /sectors\/.*-240\./.test(request.url()) && asked.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/clubs-sport", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "SECTEURS" }).click();
  await expect.poll(() => new Set(asked).size).toBe(9);
  await expect(page.locator("#menu-secteurs [aria-current=page]")).toHaveText("Clubs de sport");
});
