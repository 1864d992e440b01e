// Pages that another program changes: browsers' translators wrap words, and extensions add and remove elements.
import type { Page } from "@playwright/test";
import { holdRequests } from "./hold-requests.ts";
import { ANSWERS, answersIn, fillQuote, openForm, sendButton, summary } from "./quote-form-page.ts";
import { expect, test } from "./site-fixture.ts";

/** Wraps every text of the page as Chrome's translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest("script, style, font")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`${text.data} (translated)`);
    }
  });

/** Adds an element beside each field, as managers of passwords do. */
const addButtons = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll("input")) field.after(document.createElement("div"));
  });

for (const [program, change] of [
  ["a translator", translate],
  ["a manager of passwords", addButtons],
] as const)
  test(`a form that ${program} changes before it wakes keeps what was typed, and the focus`, async ({
    page,
    site,
  }) => {
    const wake = await holdRequests(page, "**/assets/quote-form-*.js");
    await page.goto("/demande-devis");
    await fillQuote(page, { telephone: "" });
    await page.getByLabel("Téléphone").pressSequentially("06 39 98");
    await change(page);
    wake();
    await expect(page.locator("is-land[ready] form")).toHaveCount(1);
    await expect(page.locator("#telephone")).toHaveValue("06 39 98");
    await page.keyboard.press("End");
    await page.keyboard.type(" 12 34");
    await sendButton(page).click();
    await expect(page).toHaveURL(/#merci$/);
    expect((await site.leads()).at(-1)?.fields).toMatchObject({ ...ANSWERS, submission_revision: "1" });
  });

test("the word about a repair goes, though a translator has wrapped it", async ({ page }) => {
  await openForm(page);
  await fillQuote(page, { email: "" });
  await page.getByLabel("Email").fill("zoe@gmial.com");
  await page.getByLabel("Téléphone").focus();
  await expect(page.getByText("Nous avons corrigé")).toBeVisible();
  await translate(page);
  await page.locator("#email").fill("zoe@autre.fr");
  await expect(page.getByText("Nous avons corrigé")).toBeHidden();
  expect(await answersIn(page)).toMatchObject({ prenom: ANSWERS.prenom, email: "zoe@autre.fr" });
});

test("a form whose script stops because an extension has removed an element keeps every answer", async ({
  page,
}) => {
  await openForm(page);
  await sendButton(page).click();
  await summary(page).evaluate((element) => element.remove());
  await fillQuote(page);
  await sendButton(page).click();
  await expect(page.locator("form[enctype]:not([novalidate])")).toBeVisible();
  expect(await answersIn(page)).toMatchObject(ANSWERS);
});
