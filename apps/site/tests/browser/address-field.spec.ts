import type { Page } from "@playwright/test";
import { addressParts, behaveWell, openAddressField } from "./address-parts.ts";
import { expectAccessible } from "./quote-form-page.ts";
import { expect, test } from "./site-fixture.ts";

const ELYSEES = "Avenue des Champs-Élysées 75008 Paris";

test.beforeEach(({ site }) => behaveWell(site));

test.describe("suggestions", () => {
  test("come as one types, from the third character, five at most, whatever accents and case", async ({
    page,
    site,
  }) => {
    const { field, list, options, said } = await openAddressField(page);
    await field.pressSequentially("ru");
    await page.waitForTimeout(600);
    expect(await site.searches()).toEqual([]);
    await field.pressSequentially("e de");
    await expect(options).toHaveCount(5);
    await expect(said).toHaveText("5 suggestions");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(field).toHaveAttribute("aria-autocomplete", "list");
    await expect(field).toHaveAttribute("aria-controls", (await list.getAttribute("id")) ?? "none");
    await expect(options.first()).toContainText("Rue de");
    expect((await site.searches()).at(-1)?.parameters).toEqual({
      q: "rue de",
      index: "address",
      autocomplete: "1",
      limit: "5",
    });
    await field.press("ArrowDown");
    await expectAccessible(page);
    await page.emulateMedia({ forcedColors: "active" });
    await expectAccessible(page);
    await page.emulateMedia({ forcedColors: null });
    await field.fill("CHAMPS elysees");
    await expect(options).toHaveText([ELYSEES]);
  });

  test("are asked for once when typing rests, and not again for an answered text; a whole address has none", async ({
    page,
    site,
  }) => {
    const { field, list, options } = await openAddressField(page);
    // All letters in one task, so that a busy machine makes no pause between them.
    await field.evaluate(() => {
      for (const letter of "rue lepic") document.execCommand("insertText", false, letter);
    });
    await expect(options).toHaveText(["Rue Lepic 75018 Paris"]);
    await field.press("Backspace");
    await expect.poll(() => site.searches()).toHaveLength(2);
    await field.press("c");
    await expect(addressParts(page).said).toHaveText("1 suggestion");
    expect((await site.searches()).map(({ parameters }) => parameters["q"])).toEqual([
      "rue lepic",
      "rue lepi",
    ]);
    await behaveWell(site);
    await field.fill("12 rue de la Paix, 75002 Paris");
    await expect
      .poll(async () => (await site.searches()).map(({ outcome }) => outcome))
      .toEqual(["answered"]);
    await page.waitForTimeout(300);
    await expect(list, "which would cover the next question").toBeHidden();
  });

  test("do not open for an answer that was there before, and step aside for a saved address", async ({
    page,
    site,
  }) => {
    const { field, list } = await openAddressField(page);
    await field.fill("rue de paris");
    await expect(list).toBeVisible();
    await page.getByLabel("Prénom").focus();
    await expect(list).toBeHidden();
    await field.focus();
    await page.waitForTimeout(600);
    await expect(list).toBeHidden();
    expect(await site.searches()).toHaveLength(1);
    await field.fill("rue cler");
    await expect(list).toBeVisible();
    // The browser fills in an address that it has saved.
    await field.evaluate((input: HTMLInputElement) => {
      input.value = "5 rue Cler";
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await expect(list).toBeHidden();
    await page.waitForTimeout(600);
    expect(await site.searches()).toHaveLength(2);
    await expect(field).toHaveAttribute("autocomplete", "address-line1");
  });
});

test.describe("picking", () => {
  test("with the keyboard is optional, leaves Home and End to the text, and does not send the form", async ({
    page,
    site,
  }) => {
    const before = (await site.leads()).length;
    const { field, list, options } = await openAddressField(page);
    await field.pressSequentially("haussmann");
    await expect(options).toHaveCount(2);
    const [first = "", second = ""] = await options.allTextContents();
    await field.press("ArrowDown");
    await expect(field).toHaveAttribute(
      "aria-activedescendant",
      (await options.nth(0).getAttribute("id")) ?? "",
    );
    await expect(page.getByRole("option", { name: first, selected: true })).toBeVisible();
    await field.press("ArrowDown");
    await field.press("ArrowDown");
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    await field.press("ArrowUp");
    await field.press("Enter");
    await expect(field).toHaveValue(second);
    await expect(list).toBeHidden();
    await expect(field).toBeFocused();
    await expect(page.getByRole("alert")).toBeEmpty();
    expect(new URL(page.url()).hash).toBe("");
    await field.press("!");
    await expect(field).toHaveValue(`${second}!`);
    expect((await site.leads()).length).toBe(before);

    await field.fill("haussmann");
    await expect(list).toBeVisible();
    await field.press("Home");
    await field.press("8");
    await expect(field).toHaveValue("8haussmann");

    await test.step("Escape closes the list, Tab goes on, and the text stays", async () => {
      await field.fill("haussmann");
      await expect(list).toBeVisible();
      await field.press("ArrowDown");
      await field.press("Escape");
      await expect(list).toBeHidden();
      await expect(field).toHaveAttribute("aria-expanded", "false");
      await expect(field).toHaveValue("haussmann");
      await field.press("ArrowDown");
      await expect(list).toBeVisible();
      await field.press("Tab");
      await expect(list).toBeHidden();
      await expect(field).toHaveValue("haussmann");
      await expect(page.getByLabel("0 à 50 m²")).toBeFocused();
    });
  });

  test("with a mouse keeps the focus in the field, and is stored in the draft", async ({ page }) => {
    const { field, list, options } = await openAddressField(page);
    await field.pressSequentially("oberkampf");
    await options.first().click();
    await expect(field).toHaveValue("Rue Oberkampf 75011 Paris");
    await expect(field).toBeFocused();
    await expect(list).toBeHidden();
    await page.reload();
    await expect(addressParts(page).field).toHaveValue("Rue Oberkampf 75011 Paris");
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 568 } });

  test("a tap picks, targets are large, and the list stays in the screen, with little room and large letters too", async ({
    page,
  }) => {
    const { field, list, options } = await openAddressField(page);
    await field.pressSequentially("boulevard ha");
    await expect(options).toHaveCount(2);
    for (const option of await options.all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectInScreen(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await options.first().tap();
    await expect(field).toHaveValue(/^Boulevard Haussmann/);
    await expect(list).toBeHidden();

    await test.step("with little room the list scrolls, or goes above", async () => {
      // The viewport of a window of 1280 by 1024 pixels at 400 % (WCAG 1.4.10).
      await page.setViewportSize({ width: 320, height: 256 });
      await field.fill("rue de");
      await expect(options).toHaveCount(5);
      await field.evaluate((input) => input.scrollIntoView({ block: "end" }));
      await expectInScreen(page);
      const above = async () =>
        ((await list.boundingBox())?.y ?? 999) < ((await field.boundingBox())?.y ?? 0);
      await expect.poll(above).toBe(true);
      for (let times = 0; times < 5; times += 1) await field.press("ArrowDown");
      await expect(options.nth(4)).toBeInViewport({ ratio: 0.9 });
      await expectInScreen(page);
      await field.press("Escape");
    });

    await test.step("with letters twice as large the list keeps clear of the header", async () => {
      await page.setViewportSize({ width: 640, height: 540 });
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await field.press("ArrowDown");
      await expect(options).toHaveCount(5);
      await field.evaluate((input) => input.scrollIntoView({ block: "end" }));
      await expectInScreen(page);
    });
  });
});

/** Waits until the whole list is visible: within the window, and not under the sticky header. */
async function expectInScreen(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const list = await addressParts(page).list.boundingBox();
      const header = await page.getByRole("banner").boundingBox();
      if (list === null || header === null) return "not there";
      const under = header.y + header.height - list.y;
      const beyond = Math.max(-list.x, list.x + list.width - width, list.y + list.height - height);
      // A fractional scroll position cuts a pixel in two.
      return under < 1 && beyond < 1 ? "in the screen" : { under, beyond };
    })
    .toBe("in the screen");
}

test("what asks for suggestions is fetched when the field takes focus, and sends the text to the geocoder alone", async ({
  page,
  site,
}) => {
  const asked: URL[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url())));
  const suggestions = () => asked.filter(({ pathname }) => pathname.includes("address-suggestions"));
  await page.goto("/demande-devis", { waitUntil: "networkidle" });
  await expect(page.locator("is-land[ready] form")).toHaveCount(1);
  await page.getByLabel("Prénom").focus();
  await page.waitForTimeout(300);
  expect(suggestions()).toEqual([]);
  const { field, options } = addressParts(page);
  await field.focus();
  await expect.poll(suggestions).toHaveLength(1);
  await field.pressSequentially("rue cler");
  await expect(options).toHaveCount(1);
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(
    new Set([site.url, new URL(site.geocoder).origin]),
  );
});

test("where that script can't be fetched, the field is a text field", async ({ page }) => {
  await page.route("**/address-suggestions-*", (route) => route.abort());
  const { field, list } = await openAddressField(page);
  await field.pressSequentially("rue cler");
  await page.waitForTimeout(500);
  await expect(field).toHaveValue("rue cler");
  await expect(list).toBeHidden();
});

test("the text typed is what is sent, suggestions or not", async ({ page, site }) => {
  const { field, list } = await openAddressField(page);
  await page.getByLabel("Prénom").fill("Zoé");
  await page.getByLabel("Nom", { exact: true }).fill("Martin");
  await page.getByLabel("Nom de l’entreprise").fill("Hop & Net");
  await page.getByLabel("Email").fill("zoe@entreprise.fr");
  await page.getByLabel("Téléphone").fill("06 39 98 12 34");
  await page.getByLabel("51 à 100 m²").check();
  await page.getByRole("group", { name: "Nombre d’interventions / semaine" }).getByLabel("2").check();
  await page.getByRole("group", { name: "Durée souhaitée" }).getByRole("radio").first().check();
  await page.getByLabel("Ni matériel ni produits").check();
  await field.pressSequentially("27 rue de la paix, 2e étage");
  await field.fill("27 rue de la paix");
  await expect(list).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL(/#merci$/);
  expect((await site.leads()).at(-1)?.fields["adresse_de_vos_locaux"]).toBe("27 rue de la paix");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is a plain text field", async ({ page }) => {
    await page.goto("/demande-devis");
    const field = page.getByRole("textbox", { name: "Adresse de vos locaux" });
    await field.fill("rue de paris");
    await expect(field).toHaveValue("rue de paris");
    await expect(field).not.toHaveAttribute("role");
    await expect(field).not.toHaveAttribute("aria-expanded");
  });
});
