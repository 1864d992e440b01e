import { NOTIFICATION_DURATION } from "@vitrine/schema/interface-timings";
import { expect, test } from "./site-fixture.ts";

test.use({ cookies: "nothing" });

test("a choice is acknowledged at the bottom right for five seconds, and longer while it is read", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/clichy");
  const accept = page.getByRole("button", { name: "Tout accepter" });
  // The page's script asks only while the clock runs, so the clock stops later.
  await expect(accept).toBeVisible();
  await page.clock.pauseAt(600_000);
  const notifications = page.getByRole("status", { name: "Notifications (Alt+T)" });
  const notification = notifications.getByText("Vos choix sur les cookies sont enregistrés.");
  await accept.click();
  await expect(notification).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await notifications.boundingBox()) ?? {};
  expect([x + width, y + height]).toEqual([1280 - 16, 800 - 16]);

  await page.keyboard.press("Alt+t");
  await expect(notifications).toBeFocused();
  await page.clock.runFor(NOTIFICATION_DURATION * 2);
  await expect(notification).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(notifications.getByRole("button", { name: "Fermer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notification).toHaveCount(0);

  const cookies = page.getByRole("button", { name: "Cookies" });
  await cookies.click();
  await accept.click();
  // Under the pointer it would stay.
  await page.mouse.move(0, 0);
  await expect(notification).toBeVisible();
  await expect(cookies).toBeFocused();
  await page.clock.runFor(NOTIFICATION_DURATION - 1);
  await expect(notification).toBeVisible();
  await page.clock.runFor(1);
  await expect(notification).toHaveCount(0);
});

test("a refusal is taken in silence", async ({ page }) => {
  await page.goto("/clichy");
  await page.getByRole("button", { name: "Tout refuser" }).click();
  await expect(page.getByRole("region", { name: "Vos choix sur les cookies" })).toBeHidden();
  await expect(page.getByRole("status", { name: "Notifications (Alt+T)" })).toBeEmpty();
});
