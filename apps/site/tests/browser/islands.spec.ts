import type { PageKind } from "../budget.data.ts";
import { heaviestPages, pageKind } from "../page-kind.ts";
import { breakMenus } from "./break-menus.ts";
import { expect, test } from "./site-fixture.ts";
import { complaintsOf, wakeIslands } from "./wake-islands.ts";

/**
 * Kinds whose pages all have the same islands. `npm run access` opens every page, `weight.spec.ts` the
 * heaviest of each kind.
 */
const ALIKE: ReadonlySet<PageKind> = new Set(["zone", "sector"]);

test("every island of the other pages wakes without a complaint", async ({ page, site }) => {
  test.setTimeout(180_000);
  const complaints = complaintsOf(page);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const routes = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
  const heaviest = new Set(heaviestPages().map(({ address }) => address));
  const others = routes.filter((route) => !heaviest.has(route));
  const shown = [...Map.groupBy(others, pageKind)].flatMap(([kind, alike]) =>
    ALIKE.has(kind) ? alike.slice(0, 1) : alike,
  );
  expect(shown.length).toBeGreaterThan(5);
  for (const route of shown) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    await wakeIslands(page);
  }
  expect(complaints).toEqual([]);
});

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
