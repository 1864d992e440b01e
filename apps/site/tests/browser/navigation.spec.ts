// Navigation from page to page and within a page.
import { expect, test } from "./site-fixture.ts";

test("a page is fetched while the pointer rests on its link, and comes by a short fade", async ({
  page,
  site,
}) => {
  await page.addInitScript(() =>
    addEventListener("pagereveal", ({ viewTransition }) => {
      document.documentElement.dataset["fades"] = String(viewTransition !== null);
    }),
  );
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/clichy");
  const link = page.getByRole("link", { name: "Zones d’intervention" }).first();
  await link.hover();
  // Moderate eagerness means 200 ms on the link.
  await page.waitForTimeout(700);
  await link.click();
  await page.waitForURL(`${site.url}/zones`);
  const how = await page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType,
  );
  expect(how).toBe("navigational-prefetch");
  await expect(page.locator("html")).toHaveAttribute("data-fades", "true");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("link", { name: "Clichy" }).first().click();
  await page.waitForURL(`${site.url}/clichy`);
  await expect(page.locator("html")).toHaveAttribute("data-fades", "false");
});

for (const width of [360, 1440])
  test(`an anchor's target stands below the header, and focus goes on from there, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ["/#prix", "/#zones", "/clichy#contact"]) {
      await page.goto(address);
      const target = page.locator(new URL(address, "http://site").hash);
      const header = await page.getByRole("banner").boundingBox();
      const top = (await target.boundingBox())?.y ?? -1;
      expect.soft(top, address).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
      expect.soft(top, address).toBeLessThan(800);
      await page.keyboard.press("Tab");
      const follows = await target.evaluate(
        (element) =>
          element.contains(document.activeElement) ||
          (element.compareDocumentPosition(document.activeElement ?? document) &
            Node.DOCUMENT_POSITION_FOLLOWING) !==
            0,
      );
      expect.soft(follows, address).toBe(true);
    }
  });

test("the menu's link to the contact takes focus with it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/clichy");
  await page.getByRole("button", { name: "MENU", exact: true }).click();
  await page.getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.locator("#contact")).toBeInViewport();
  await page.keyboard.press("Tab");
  expect(await page.locator("#contact").evaluate((contact) => contact.contains(document.activeElement))).toBe(
    true,
  );
});

test("of a page nothing stays to be laid out, and loaded again it is scrolled as it was", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  const parts = page.locator("main > * > *, footer > *");
  const leftOut = () =>
    parts.evaluateAll(
      (all) =>
        all.filter((part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }))
          .length,
    );
  await expect.poll(leftOut).toBe(0);
  // A font that arrives late moves the lines.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const left = await page.evaluate(() => scrollY);
  await page.reload();
  // A busy browser scrolls while fallback letters are shown, whose lines end elsewhere.
  const isNear = () => page.evaluate((before) => Math.abs(scrollY - before) < innerHeight / 8, left);
  await expect.poll(isNear).toBe(true);
});
