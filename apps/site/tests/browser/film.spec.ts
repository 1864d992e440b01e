import { pageScript } from "./page-script.ts";
import { expect, test } from "./site-fixture.ts";

test("a film's captions show, and are fetched once it is seen", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith(".vtt") && asked.push(request.url()));
  await page.goto("/");
  await pageScript(page);
  const film = page.locator("video");
  const mode = () => film.evaluate((video) => (video as HTMLVideoElement).textTracks[0]?.mode);
  expect([await mode(), asked.length]).toEqual(["disabled", 0]);
  await film.scrollIntoViewIfNeeded();
  await expect.poll(mode).toBe("showing");
  await expect.poll(() => asked.length).toBe(1);
});
