import { expect, test } from "./site-fixture.ts";

test("a logo that fails to load becomes a grey box with its name", async ({ page }) => {
  await page.route("**/logos/datavane*", (route) => route.abort());
  await page.goto("/");
  await page
    .locator("img[src*='/logos/']")
    .first()
    .evaluate((strip) => strip.scrollIntoView());
  const box = page.locator("[data-logo-missing]").first();
  await expect(box).toHaveText("Datavane");
  await expect(box).toHaveCSS("background-color", "rgb(201, 211, 221)");
});

test("shows twelve partners, each once to assistive technology; can be stopped, and stands still where motion is unwanted", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await expect(page.locator("ul:not([aria-hidden]) > li > img[src*='/logos/']")).toHaveCount(12);
  await expect(page.getByRole("img", { name: "Hôtel Philomèle" })).toHaveCount(1);
  const logos = page.locator("ul:has(img[src*='/logos/'])").first();
  await logos.scrollIntoViewIfNeeded();
  await expect(logos).not.toHaveCSS("animation-name", "none");
  await page.getByLabel("Arrêter le défilement").check();
  await page.mouse.move(0, 0);
  await expect(logos).toHaveCSS("animation-play-state", "paused");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(logos).toHaveCSS("animation-name", "none");
});
