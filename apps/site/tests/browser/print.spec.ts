import { expect, layer, test } from "./consent-fixture.ts";

// A sheet of A4, margins taken off.
test.use({ viewport: { width: 718, height: 1000 } });

test("on paper there is no question about cookies, no menu and no notification", async ({ page }) => {
  await page.goto("/clichy");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  for (const part of [layer(page), menu]) await expect(part).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of [layer(page), menu]) await expect(part).toBeHidden();
  await expect(page.locator("#notifications")).toHaveCSS("display", "none");
  await expect(page.getByRole("link", { name: "Hop & Net, accueil" })).toBeVisible();
});
