// Islands on the development server, where React also reports attributes that differ.
import { breakMenus } from "./break-menus.ts";
import { expect, test } from "./dev-fixture.ts";
import { complaintsOf, wakeIslands } from "./wake-islands.ts";

/** One page for each combination of islands. */
const ROUTES = ["/cabinets-medicaux", "/clichy", "/politique-confidentialite", "/service-nettoyage-bureaux"];

test("hydration finds the server's page, and so does every state after it", async ({ page, dev }) => {
  const complaints = complaintsOf(page);
  for (const route of ROUTES) {
    await page.goto(`${dev.url}${route}`);
    await wakeIslands(page);
  }

  await page.goto(dev.url);
  await wakeIslands(page);
  await page.getByRole("button", { name: "SECTEURS" }).click();
  await page.getByRole("button", { name: "MENU", exact: true }).click();
  await page.getByRole("searchbox").fill("clichy");
  await expect(page.locator("#zone-finder").getByRole("listitem").first()).toHaveText("Clichy");

  await page.goto(`${dev.url}/demande-devis`);
  await wakeIslands(page);
  await page.getByLabel("Adresse de vos locaux").focus();
  await page.getByRole("button", { name: "Recevoir mon devis" }).click();
  await expect(page.locator("#email-error")).toHaveText("Merci de renseigner : Email.");
  expect(complaints).toEqual([]);
});

test("an island that throws shows its error", async ({ page, dev }) => {
  await breakMenus(page);
  await page.goto(`${dev.url}/clichy`);
  await page.getByRole("button", { name: "SECTEURS" }).click();
  await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
});
