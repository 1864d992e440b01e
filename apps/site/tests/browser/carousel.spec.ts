import type { Page } from "@playwright/test";
import { expect, test } from "./site-fixture.ts";

const clients = "is-land:has(blockquote) >> nth=0";

/** Opens the home page on a phone, at its clients, which wake in view. Parts above them may move them once. */
async function openAtClients(page: Page) {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  const carousel = page.locator(clients);
  await expect(async () => {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute("ready", "", { timeout: 1_000 });
  }).toPass();
  return carousel;
}

test("on a phone, steps through the testimonials, from the last to the first and back, by dots and by a swipe", async ({
  page,
}) => {
  const carousel = await openAtClients(page);
  const shown = (name: string) => expect(carousel.getByText(name)).toBeInViewport({ ratio: 0.9 });
  const dot = (rank: number) => carousel.getByRole("button", { name: `Témoignage ${rank} sur 3` });

  await carousel.getByRole("button", { name: "Précédent" }).click();
  await shown("Mathieu R.");
  await expect(carousel.getByRole("status")).toHaveText("Témoignage 3 sur 3");
  await expect(dot(3)).toHaveAttribute("aria-current", "true");
  await carousel.getByRole("button", { name: "Suivant" }).click();
  await shown("Sophie L.");
  await dot(2).click();
  await shown("Claire D.");
  await expect(carousel.locator("[aria-current]")).toHaveCount(1);
  await carousel.locator("section").evaluate((list) => list.scrollTo({ left: 9999 }));
  await expect(dot(3)).toHaveAttribute("aria-current", "true");
  await expect(carousel.getByRole("status")).toHaveText("Témoignage 3 sur 3");
});

test("is scrolled by keyboard, and moves nothing when its buttons come", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  const carousel = page.locator(clients);
  const height = await carousel.evaluate((element) => element.clientHeight);
  await carousel.locator("section").focus();
  await expect(carousel.getByRole("button", { name: "Suivant" })).toBeVisible();
  expect(await carousel.evaluate((element) => element.clientHeight)).toBe(height);
  await page.keyboard.press("ArrowRight");
  await expect(carousel.getByRole("button", { name: "Témoignage 2 sur 3" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("has no buttons where all testimonials are in view", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.locator(clients).getByText("Sophie L.")).toBeAttached();
  await expect(page.getByRole("button", { name: "Suivant" })).toHaveCount(0);
});
