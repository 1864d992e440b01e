// The site without the scripting features that Safari 16.4 or Firefox 115 lacks (docs/browsers.md).
import { layer, press } from "./consent-fixture.ts";
import { fillQuote, openForm, sendButton, summary } from "./quote-form-page.ts";
import { expect, test as base } from "./site-fixture.ts";

const test = base.extend<{ errors: void }>({
  errors: [
    async ({ page }, use) => {
      const errors: unknown[] = [];
      page.on("pageerror", (error) => errors.push(error));
      await page.addInitScript(removeNewerFeatures);
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page, before its scripts. */
function removeNewerFeatures(): void {
  const element = Element.prototype;
  const aria = Object.getOwnPropertyNames(element).filter((name) => /^aria[A-Z]/.test(name));
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  const removed: [from: object, ...names: string[]][] = [
    [Array, "fromAsync"],
    [Document.prototype, "startViewTransition"],
    [HTMLButtonElement.prototype, "popoverTargetElement", "popoverTargetAction"],
    [HTMLDetailsElement.prototype, "name"],
    [HTMLElement.prototype, "popover", "showPopover", "hidePopover", "togglePopover"],
    [IDBFactory.prototype, "databases"],
    [Map, "groupBy"],
    [Object, "groupBy"],
    [Promise, "withResolvers", "try"],
    [Set.prototype, "union", "difference", "intersection"],
    [URL, "canParse", "parse"],
    [element, "checkVisibility", "role", ...aria],
    [globalThis, "ToggleEvent", "SyncManager", "navigation", "requestIdleCallback", "scheduler"],
    [iterator, "map", "filter", "flatMap", "toArray", "some", "every", "find", "reduce", "take", "drop"],
  ];
  for (const [from, ...names] of removed) for (const name of names) Reflect.deleteProperty(from, name);
}

test.describe("on a first visit", () => {
  test.use({ cookies: "nothing" });

  test("purposes are chosen one by one, and all are withdrawn", async ({ page }) => {
    await page.goto("/clichy");
    await press(page, "Choisir");
    await layer(page).getByLabel("Mesure d’audience").check();
    await press(page, "Enregistrer mes choix");
    await page.getByRole("button", { name: "Fermer" }).click();
    await press(page, "Cookies");
    await expect(layer(page).getByLabel("Mesure d’audience")).toBeChecked();
    await press(page, "Tout refuser");
    await expect(layer(page)).toBeHidden();
  });

  test("a link carries the campaign", async ({ page }) => {
    await page.goto("/clichy?utm_source=lettre");
    await expect(layer(page)).toBeVisible();
    await page.locator("header").getByRole("link", { name: "Devis gratuit" }).click();
    await expect(page).toHaveURL(/utm_source=lettre/);
  });
});

test("the finder answers, and a carousel names its buttons", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  await page.locator("#zone-finder").getByRole("searchbox").fill("clich");
  await expect(page.getByText("2 lieux trouvés.")).toBeVisible();
  await page.getByRole("button", { name: "Suivant" }).first().click();
  await expect(page.getByRole("button", { name: "Témoignage 2 sur 3" }).first()).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("a form is corrected and sent", async ({ page, site }) => {
  await openForm(page);
  await sendButton(page).click();
  await expect(summary(page)).toContainText("Merci de renseigner");
  await fillQuote(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/#merci$/);
  await expect.poll(async () => (await site.leads()).length).toBeGreaterThan(0);
});
