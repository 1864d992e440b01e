import { breakMenus } from "./break-menus.ts";
import { expect, test } from "./site-fixture.ts";

test("an island that throws leaves the HTML that was there, and reports to the console", async ({ page }) => {
  await breakMenus(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const reported: string[] = [];
  page.on("console", (message) => message.type() === "error" && reported.push(message.text()));
  await page.goto("/clichy");
  const island = page.locator("#site-menus");
  const still = await island.innerHTML();
  await page.getByRole("button", { name: "SECTEURS" }).hover();
  await expect.poll(() => reported.join("\n")).toContain("Minified React error #31");
  await expect(page.locator("is-land[ready] #site-menus")).toBeAttached();
  expect(await island.innerHTML()).toBe(still);
  await page.getByRole("button", { name: "SECTEURS" }).click();
  await expect(page.getByRole("link", { name: "Clubs de sport" })).toBeVisible();
});

test("an island whose script can't be had leaves the page as it works without it", async ({ page }) => {
  await page.route("**/assets/site-menus-*", (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 800 });
  const reported: string[] = [];
  page.on("pageerror", (error) => reported.push(error.message));
  await page.goto("/clichy");
  await page.getByRole("button", { name: "SECTEURS" }).click();
  await expect.poll(() => reported.join("\n")).toContain("site-menus");
  await expect(page.getByRole("link", { name: "Clubs de sport" })).toBeVisible();
});
