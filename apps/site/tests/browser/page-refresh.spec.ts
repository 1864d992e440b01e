// An author's save: new words appear in the open page, or the page reloads if that is impossible.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./dev-fixture.ts";

/** An attribute that a reload removes. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-mark", ""));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-mark"));

test("saved words appear in the open page, and all else stays as it was", async ({ page, dev }) => {
  const file = join(dev.content, "zones/clichy.yaml");
  const good = await readFile(file, "utf8");
  await page.goto(`${dev.url}/clichy`);
  await mark(page);
  await page.getByRole("heading", { level: 2 }).first().scrollIntoViewIfNeeded();
  const link = page.getByRole("main").getByRole("link").first();
  await link.focus();
  const places = page.getByRole("heading", { level: 3 });
  const count = await places.count();

  await writeFile(file, good.replace("intro: >-\n", "intro: >-\n  Relu ce matin.\n"));
  await expect(page.getByText("Relu ce matin.")).toBeVisible();
  await expect(link).toBeFocused();
  await writeFile(
    file,
    good.replace("Le boulevard Jean-Jaurès", "Le boulevard").replace(/ {2}- name: Le Bac[^]*?(?=^\S)/m, ""),
  );
  await expect(page.getByRole("heading", { name: "Le boulevard", exact: true })).toBeVisible();
  await expect(places).toHaveCount(count - 1);
  await writeFile(file, good);
  await expect(places).toHaveCount(count);
  await expect(link).toBeFocused();
  expect(await isMarked(page)).toBe(true);
});

test("a page is loaded anew when what has changed stands in an island that is awake", async ({
  page,
  dev,
}) => {
  const file = join(dev.content, "pages/accueil.yaml");
  const good = await readFile(file, "utf8");
  const question = "Quel est le minimum";
  await page.goto(dev.url);
  await page.getByText(question).scrollIntoViewIfNeeded();
  await expect(page.locator("is-land[ready]").filter({ hasText: question })).toBeVisible();
  await mark(page);
  await writeFile(file, good.replace(question, "Est-ce nouveau"));
  await expect(page.getByText("Est-ce nouveau")).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});
