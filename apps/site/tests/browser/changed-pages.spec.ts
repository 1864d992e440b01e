// Pages that another program changes: browsers' translators wrap words.
import type { Page } from "@playwright/test";
import { ANSWERS, answersIn, fillQuote, openForm } from "./quote-form-page.ts";
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
