// The question and the choices by purpose, for the eye, the keyboard and a screen reader, and without a
// script.
import { CONSENT_ID } from "@vitrine/tracking/consent-markup";
import { axeViolations } from "./axe-violations.ts";
import { expect, layer, press, test } from "./consent-fixture.ts";
import { focusWalk } from "./focus-walk.ts";

test("yes and no look the same", async ({ page }) => {
  await page.goto("/clichy");
  const look = async (name: string) => {
    const button = page.getByRole("button", { name });
    const box = await button.boundingBox();
    const styles = await button.evaluate((element) => {
      const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
      return { color, backgroundColor, fontSize, fontWeight, borderColor };
    });
    return { ...styles, top: box?.y, height: box?.height, width: box?.width };
  };
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { width: yesWidth, ...yes } = await look("Tout accepter");
    const { width: noWidth, ...no } = await look("Tout refuser");
    expect(yes).toEqual(no);
    expect(Math.abs((yesWidth ?? 0) - (noWidth ?? 0))).toBeLessThan(20);
  }
});

test("without script, Cookies is plain text and no layer shows", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/clichy`);
  await expect(layer(page)).toBeHidden();
  await expect(page.locator("footer").getByText("Cookies")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cookies" })).toHaveCount(0);
  await context.close();
});

test("axe finds nothing in question and choices, in forced colours neither", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/clichy");
  for (const state of ["question", "choices"]) {
    if (state === "choices") await page.getByText("Choisir").click();
    await expect(layer(page)).toBeInViewport({ ratio: 0.99 });
    for (const forcedColors of ["active", "none"] as const) {
      await page.emulateMedia({ forcedColors });
      // The page under the layer has its own tests.
      expect(await axeViolations(page, { within: `#${CONSENT_ID}` })).toEqual([]);
    }
  }
  for (const control of await layer(page).locator("button, summary, label").all()) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test("hides no focus on a screen magnified to 400 %, before the answer", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/clichy");
  await expect(layer(page)).toBeVisible();
  const stops = await focusWalk(page, "body");
  expect(stops.length).toBeGreaterThan(30);
  expect(stops.filter(({ hidden }) => hidden !== undefined)).toEqual([]);
});

test("the keyboard meets the layer after the skip link, and goes on from there after the answer", async ({
  page,
}) => {
  await page.goto("/clichy");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const order: (string | null | undefined)[] = [];
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press("Tab");
    order.push(await focused());
  }
  expect(order).toEqual(["Aller au contenu", "Tout refuser", "Tout accepter", "Choisir"]);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Le détail des cookies" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Mesure d’audience" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Choisir")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(layer(page)).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Hop & Net, accueil" })).toBeFocused();
});

test("nothing that takes focus lies under the layer, at any place of the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/clichy");
  const under: string[] = [];
  let last: string | undefined;
  let visited = 0;
  for (let i = 0; i < 200; i++) {
    await page.keyboard.press("Tab");
    last = await page.evaluate(() => {
      const element = document.activeElement;
      const root = document.getElementById("cookies");
      if (element === null || element === document.body || root === null) return undefined;
      if (root.contains(element)) return "";
      const { bottom } = element.getBoundingClientRect();
      return bottom > root.getBoundingClientRect().top + 1 ? (element.textContent ?? "?") : "";
    });
    if (last === undefined) break;
    visited++;
    if (last !== "") under.push(last);
  }
  expect(last).toBeUndefined();
  expect(visited).toBeGreaterThan(40);
  expect(under).toEqual([]);
});

test("the layer moves nothing on the page, and covers less than half of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/clichy", { waitUntil: "networkidle" });
  expect((await layer(page).boundingBox())?.height).toBeLessThan(370);
  const places = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll("header, main *, footer *"),
        (element) => element.getBoundingClientRect().top,
      ),
    );
  const before = await places();
  expect(before.length).toBeGreaterThan(100);
  await press(page, "Tout refuser");
  expect(await places()).toEqual(before);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const space = await page.evaluate(
    () => innerHeight - (document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0),
  );
  expect(Math.abs(space)).toBeLessThan(1);
});
