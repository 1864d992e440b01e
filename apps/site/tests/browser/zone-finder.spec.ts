import { readdirSync } from "node:fs";
import { paths } from "../../site-paths.ts";
import { expect, test } from "./site-fixture.ts";

test("narrows the zones as one types, by name and by postal code", async ({ page }) => {
  await page.goto("/zones");
  const finder = page.locator("#zones");
  const field = finder.getByRole("searchbox");
  await field.scrollIntoViewIfNeeded();
  await expect(page.locator("is-land[ready]")).toHaveCount(1);
  await field.fill("levalois");
  await expect(finder.getByText("Pas encore de page à ce nom")).toBeVisible();
  await field.fill("perret");
  await expect(finder.getByRole("listitem")).toHaveText(["Levallois-Perret"]);
  await field.fill("75016");
  await expect(finder.getByRole("listitem")).toHaveText(["Paris\u00a016e"]);
});

test("answers the site's search action", async ({ page }) => {
  await page.goto("/?q=clichy#zones");
  await expect(page.locator("#zones").getByRole("listitem")).toHaveText(["Clichy"]);
  await expect(page.locator("#zones")).toBeInViewport();
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

  test("lists every zone, by département", async ({ page }) => {
    await page.goto("/zones");
    await expect(page.locator("#zones").getByRole("listitem")).toHaveCount(
      readdirSync(`${paths.content}/zones`).length,
    );
    await expect(page.locator("#zones").getByRole("heading", { level: 3 })).toHaveText([
      "Paris 75",
      "Hauts-de-Seine 92",
    ]);
  });
});
