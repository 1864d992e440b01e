import type { Page } from "@playwright/test";
import { expect, test } from "./site-fixture.ts";
import { textsCutOff } from "./texts-cut-off.ts";

const enlarge = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = "200%"));

test("pictograms grow with the letters, and the telephone number stays in one piece", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const icons = page.locator("main svg:has(use)");
  const widths = () => icons.evaluateAll((shown) => shown.map((one) => one.getBoundingClientRect().width));
  const before = await widths();
  expect(before.filter((width) => ![20, 24, 28, 40].includes(width))).toEqual([]);
  expect(before.length).toBeGreaterThan(3);
  await enlarge(page);
  expect(await widths()).toEqual(before.map((width) => 2 * width));
  const phone = page.locator("footer").getByRole("link", { name: "01 99 00 14 20" });
  const lines = phone.evaluate(({ childNodes: [text] }) => {
    const range = document.createRange();
    if (text !== undefined) range.selectNodeContents(text);
    return range.getClientRects().length;
  });
  expect(await lines).toBe(1);
});

test("no text leaves the screen of a phone or tablet, and a question leaves room for its chevron", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const route of [
    "/",
    "/paris/entreprise-de-nettoyage",
    "/nettoyage-professionnel",
    "/service-nettoyage-bureaux",
    "/neuilly-sur-seine",
    "/demande-devis",
    "/mentions-legales",
    "/luxe-hotellerie",
  ]) {
    await page.goto(route);
    await enlarge(page);
    expect(await page.evaluate(textsCutOff), route).toEqual([]);
    const room = await page
      .locator("#prix summary")
      .evaluateAll((shown) => shown.map((one) => one.scrollWidth - one.clientWidth));
    expect(room.filter((width) => width !== 0)).toEqual([]);
    if (route === "/") expect(room.length).toBeGreaterThan(5);
    if (route !== "/neuilly-sur-seine" && route !== "/mentions-legales") continue;
    // A tablet sets these two in columns.
    await page.setViewportSize({ width: 768, height: 780 });
    expect(await page.evaluate(textsCutOff), route).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
  }
  // The last page has a day to scale, whose moments stand side by side on a wider screen.
  const lines = () =>
    page.getByText("l’ascenseur, avant midi").evaluate(({ lastChild: text }) => {
      if (text === null) return undefined;
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, "l’ascenseur".length);
      return range.getClientRects().length;
    });
  expect(await lines()).toBe(1);
  await page.evaluate(() => document.documentElement.removeAttribute("style"));
  await page.setViewportSize({ width: 1000, height: 780 });
  expect(await lines()).toBe(1);
});
