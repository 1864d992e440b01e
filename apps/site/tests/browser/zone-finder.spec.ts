import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { paths } from "../../site-paths.ts";
import { expect, test } from "./site-fixture.ts";

async function awakenedFinder(page: Page) {
  await page.goto("/zones");
  const finder = page.locator("#zone-finder");
  await finder.getByRole("searchbox").scrollIntoViewIfNeeded();
  await expect(page.locator("is-land[ready]")).toHaveCount(1);
  return { finder, field: finder.getByRole("searchbox") };
}

test("answers as one types, by name and by postal code", async ({ page }) => {
  const { finder, field } = await awakenedFinder(page);
  await field.fill("levalois");
  await expect(finder.getByText("Pas encore de page à ce nom")).toBeVisible();
  await expect(finder.getByRole("link")).toHaveAttribute("href", "/demande-devis");
  await field.fill("perret");
  await expect(finder.getByRole("link", { name: "Levallois-Perret" })).toHaveAttribute(
    "href",
    "/levallois-perret",
  );
  await field.fill("75016");
  await expect(finder.getByRole("listitem")).toHaveText(["Paris\u00a016e"]);
});

test("says yes to a place without a page, with the nearest page and the quote", async ({ page }) => {
  const { finder, field } = await awakenedFinder(page);
  await field.fill("94270");
  await expect(finder.getByText("Oui, nous intervenons au Kremlin-Bicêtre.")).toBeVisible();
  await expect(finder.getByText("La page la plus proche")).toContainText("Paris\u00a013e");
  await expect(finder.getByRole("link")).toHaveCount(2);
  await field.fill("lilas");
  await expect(finder.getByText("Oui, nous intervenons aux Lilas.")).toBeVisible();
  await field.fill("paris");
  await expect(finder.getByRole("listitem")).toHaveCount(8);
});

test("answers the site's search action", async ({ page }) => {
  await page.goto("/?q=clichy#zones");
  const answers = page.locator("#zone-finder").getByRole("listitem");
  await expect(answers.first()).toHaveText("Clichy");
  await expect(page.locator("#zones")).toBeInViewport();
  await page.goto("/?q=montreuil#zones");
  await expect(answers.first()).toContainText("Oui, nous intervenons à Montreuil.");
});

test("the keyboard goes through the tiles and follows one", async ({ page }) => {
  await page.goto("/zones");
  const map = page.getByRole("navigation", { name: /la carte$/ });
  await map.getByRole("link", { name: "Paris 17e" }).focus();
  await page.keyboard.press("Tab");
  await expect(map.getByRole("link", { name: "Paris 18e" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/paris-18$/);
});

test("a local page shows its place among its neighbours", async ({ page }) => {
  await page.goto("/clichy");
  const map = page.getByRole("navigation", { name: "Autour de Clichy" });
  await expect(map.locator("[aria-current]")).toContainText("Clichy");
  await map.getByRole("link", { name: "Levallois-Perret" }).click();
  await expect(page).toHaveURL(/\/levallois-perret$/);
});

test("does not fetch React before the finder is in view", async ({ page }) => {
  const scripts: string[] = [];
  page.on(
    "request",
    (request) => request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname),
  );
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/page-/)]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("lists every zone by département, and on the map", async ({ page }) => {
    await page.goto("/zones");
    const { length } = readdirSync(`${paths.content}/zones`);
    await expect(page.locator("#zones").getByRole("listitem")).toHaveCount(length);
    await expect(page.locator("#zones").getByRole("heading", { level: 3 })).toHaveText([
      "Paris 75",
      "Hauts-de-Seine 92",
    ]);
    await expect(page.getByRole("navigation", { name: /la carte$/ }).getByRole("link")).toHaveCount(length);
  });
});
