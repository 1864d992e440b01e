import type { ConsoleMessage, Page } from "@playwright/test";
import { behaveWell, misbehave, openAddressField } from "./address-parts.ts";
import { expect, test } from "./site-fixture.ts";

test.beforeEach(({ site }) => behaveWell(site));

test.describe("when the address service misbehaves", () => {
  /** Collects our scripts' messages. The browser itself logs failed requests, which no script can prevent. */
  function listen(page: Page): string[] {
    const said: string[] = [];
    page.on("console", (message: ConsoleMessage) => {
      if (!/^Failed to load resource|blocked by CORS policy/.test(message.text())) said.push(message.text());
    });
    page.on("pageerror", (error) => said.push(String(error)));
    return said;
  }

  // A status and torn JSON count as no answer: suggestion-source.test.ts.
  test("typing goes on", async ({ page, site }) => {
    const said = listen(page);
    const { field, list } = await openAddressField(page);
    for (const [name, plan, street] of [
      ["is down", { reset: true }, "rue cler"],
      ["sends no CORS header", { cors: false }, "rue oberkampf"],
      ["finds nothing", { empty: true }, "rue monge"],
      ["is silent", { delayMs: 60_000 }, "rue de paris"],
    ] as const)
      await test.step(`when it ${name}`, async () => {
        await behaveWell(site);
        await misbehave(site, plan);
        await field.fill("");
        await field.pressSequentially(street);
        await expect.poll(() => site.searches()).not.toEqual([]);
        await page.waitForTimeout(400);
        await field.pressSequentially(", 75007 Paris");
        await expect(field).toHaveValue(`${street}, 75007 Paris`);
        await expect(list).toBeHidden();
        await expect(page.getByRole("alert")).toBeEmpty();
        await field.press("Tab");
        await expect(page.getByLabel("0 à 50 m²")).toBeFocused();
        expect(said).toEqual([]);
      });
  });

  test("limits, then answers: the suggestions come after all", async ({ page, site }) => {
    await misbehave(site, [
      { status: 429, retryAfter: 5 },
      { status: 429, retryAfter: 4 },
    ]);
    const { field, options } = await openAddressField(page);
    await field.pressSequentially("rue lepic");
    await expect(options).toHaveText(["Rue Lepic 75018 Paris"]);
    expect(await site.searches()).toHaveLength(3);
  });

  test("answers late: an outdated answer is given up and never shown", async ({ page, site }) => {
    await misbehave(site, [{ delayMs: 1500 }]);
    const { field, options } = await openAddressField(page);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        for (const option of document.querySelectorAll("[role=option]")) seen.push(option.textContent ?? "");
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await field.pressSequentially("rue lepic");
    await expect.poll(() => site.searches()).toHaveLength(1);
    await field.fill("rue oberkampf");
    await expect(options).toHaveText(["Rue Oberkampf 75011 Paris"]);
    await page.waitForTimeout(1800);
    await expect(options).toHaveText(["Rue Oberkampf 75011 Paris"]);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set(["Rue Oberkampf 75011 Paris"]));
    expect((await site.searches()).map(({ outcome }) => outcome)).toEqual(["abandoned", "answered"]);
  });
});
