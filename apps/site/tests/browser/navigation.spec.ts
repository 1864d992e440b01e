// Moving from page to page and within one.
import { type BrowserContext, type CDPSession, chromium } from "@playwright/test";
import { heaviestPages } from "../page-kind.ts";
import { layer } from "./consent-fixture.ts";
import { expect, test as base, withHostRules } from "./site-fixture.ts";

/** A context of a browser that keeps pages to go back to, as people's do and Playwright's does not. */
const test = base.extend<{ keeping: BrowserContext }>({
  keeping: async ({ launchOptions, site }, use) => {
    const browser = await chromium.launch({
      ...withHostRules(launchOptions, "MAP * ~NOTFOUND, EXCLUDE localhost"),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    await use(await browser.newContext({ locale: "fr-FR", baseURL: site.url }));
    await browser.close();
  },
});

/** What a page says of itself, asked past Playwright, which does not follow pages that come back. */
async function ask<Answer>(session: CDPSession, question: () => Answer): Promise<Answer> {
  const { result } = await session.send("Runtime.evaluate", {
    expression: `(${question})()`,
    returnByValue: true,
  });
  return result.value as Answer;
}

test("every kind of page is kept to go back to, scrolled as it was, consent given and form begun", async ({
  keeping,
}) => {
  test.setTimeout(60_000);
  const first = await keeping.newPage();
  await first.goto("/clichy");
  await layer(first).getByRole("button", { name: "Tout accepter" }).click();
  // Chromium keeps no page with status 404.
  for (const { address } of heaviestPages().filter(({ kind }) => kind !== "404")) {
    const page = await keeping.newPage();
    await page.goto(address);
    if (address === "/demande-devis") await page.getByLabel("Prénom").fill("Zoé");
    await page.evaluate(() => {
      Object.assign(document.documentElement.dataset, { kept: "yes" });
      scrollTo({ top: 300, behavior: "instant" });
    });
    const session = await keeping.newCDPSession(page);
    await page.goto(address === "/" ? "/clichy" : "/");
    await ask(session, () => history.back());
    const left = () =>
      ask(session, () => ({
        path: location.pathname,
        kept: document.documentElement.dataset["kept"] ?? performance.getEntriesByType("navigation")[0],
        scroll: Math.round(scrollY),
        draft: document.querySelector<HTMLInputElement>("#prenom")?.value ?? "",
      }));
    await expect
      .poll(left)
      .toEqual({ path: address, kept: "yes", scroll: 300, draft: address === "/demande-devis" ? "Zoé" : "" });
    await page.close();
  }
});

test("a page is fetched while the pointer rests on its link, and comes by a short fade", async ({
  page,
  site,
}) => {
  await page.addInitScript(() =>
    addEventListener("pagereveal", ({ viewTransition }) => {
      document.documentElement.dataset["fades"] = String(viewTransition !== null);
    }),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/clichy");
  const link = page.getByRole("link", { name: "Zones d’intervention" }).first();
  await link.hover();
  // Moderate eagerness: 200 ms on the link.
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
    for (const address of [
      "/#prix",
      "/#temoignages-clients",
      "/#secteurs",
      "/#devis",
      "/#zones",
      "/clichy#contact",
    ]) {
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
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const left = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});
