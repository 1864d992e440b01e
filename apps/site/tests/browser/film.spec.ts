import { pageScript } from "./page-script.ts";
import { expect, test } from "./site-fixture.ts";

test("a film's captions are fetched once it is seen, and show beside the picture", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith(".vtt") && asked.push(request.url()));
  await page.goto("/");
  await pageScript(page);
  const film = page.locator("video");
  const mode = () => film.evaluate((video) => (video as HTMLVideoElement).textTracks[0]?.mode);
  expect([await mode(), asked.length]).toEqual(["disabled", 0]);
  await film.scrollIntoViewIfNeeded();
  await expect.poll(mode).toBe("hidden");
  await expect.poll(() => asked.length).toBe(1);
  const text = page.locator("figure:has(video) > figcaption");
  await expect(text).toContainText("Un bureau avant");
  await page.getByRole("button", { name: "Lire le film" }).click();
  await expect(text).toContainText("un chariot de ménage avance");
  const [picture, line] = [await film.boundingBox(), await text.boundingBox()];
  expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0);
});

test("a film plays while it is in view, and its button stops it for good", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await pageScript(page);
  const film = page.locator("video");
  const isPaused = () => film.evaluate((video) => (video as HTMLVideoElement).paused);
  expect(await isPaused()).toBe(true);
  await film.scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(isPaused).toBe(true);
  await film.scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(false);
  await page.getByRole("button", { name: "Lire le film", pressed: true }).click();
  await expect.poll(isPaused).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await film.scrollIntoViewIfNeeded();
  expect(await isPaused()).toBe(true);
});

test("a button that the keyboard has reached stays in the window when the film begins", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 650 });
  await page.goto("/");
  await pageScript(page);
  const button = page.getByRole("button", { name: "Lire le film" });
  await page.keyboard.press("Shift");
  await button.focus();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(button).toBeInViewport({ ratio: 0.9 });
});

test("where motion is unwanted a film waits for its button", async ({ page }) => {
  await page.goto("/");
  await pageScript(page);
  const film = page.locator("video");
  await film.scrollIntoViewIfNeeded();
  await expect
    .poll(() => film.evaluate((video) => (video as HTMLVideoElement).textTracks[0]?.mode))
    .toBe("hidden");
  await page.waitForTimeout(500);
  expect(await film.evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true);
  await page.getByRole("button", { name: "Lire le film" }).click();
  await expect(page.getByRole("button", { name: "Lire le film", pressed: true })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a film has its words and the browser's controls", async ({ page }) => {
    await page.goto("/");
    const caption = page.locator("figure:has(video) > figcaption");
    await expect(caption).toHaveText(/^Un bureau avant .* sous-titré\.$/, { useInnerText: true });
    await expect(page.getByRole("button", { name: "Lire le film" })).toBeHidden();
    const film = page.locator("video");
    await film.press("Space");
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  });
});
