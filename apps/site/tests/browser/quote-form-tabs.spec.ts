// One request gives one lead: a form in two tabs, restored by going back, locked while it is sent. Only a
// sent request earns thanks.
import type { Page } from "@playwright/test";
import {
  ANSWERS,
  answersIn,
  draftIn,
  expectAccessible,
  fillQuote,
  networkError,
  openForm,
  sendButton,
  thanks,
} from "./quote-form-page.ts";
import { expect, test } from "./site-fixture.ts";

const alreadySent = (page: Page) => page.getByRole("alert", { name: "Cette demande est déjà partie" });
const anew = (page: Page) => page.getByRole("button", { name: "Faire une nouvelle demande" });

/** Opens two tabs that share a draft. */
async function twoTabs(page: Page): Promise<Page> {
  await openForm(page);
  await fillQuote(page);
  await expect.poll(() => draftIn(page)).toContain("Zoé");
  const second = await page.context().newPage();
  await openForm(second);
  await expect.poll(() => answersIn(second)).toMatchObject(ANSWERS);
  return second;
}

test("once one tab has sent the form the other says so, sends nothing, and offers another request", async ({
  page,
  site,
}) => {
  const second = await twoTabs(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const { length } = await site.leads();
  await expect(alreadySent(second)).toBeFocused();
  await expect(sendButton(second)).toBeHidden();
  await second.getByLabel("Prénom").evaluate((field: HTMLInputElement) => field.form?.requestSubmit());
  await expectAccessible(second);
  expect((await site.leads()).length).toBe(length);

  await anew(second).click();
  await expect(alreadySent(second)).toHaveCount(0);
  await expect(second.getByLabel("Prénom")).toBeFocused();
  expect(await answersIn(second)).not.toHaveProperty("prenom");
  await fillQuote(second, { nom: "Martin" });
  await sendButton(second).click();
  await expect(thanks(second)).toBeVisible();
  const [first, last] = (await site.leads()).slice(-2).map(({ fields }) => fields);
  expect(last?.["nom"]).toBe("Martin");
  expect(last?.["submission_id"]).not.toBe(first?.["submission_id"]);
});

test("a form whose answers differ from those that another tab has sent says that they were not", async ({
  page,
  site,
}) => {
  const second = await twoTabs(page);
  await second.getByLabel("Nom de l’entreprise").fill("Bureau de Clichy");
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const other = second.getByRole("alert", { name: "Une autre demande est déjà partie" });
  await expect(other).toContainText("Les réponses ci-dessous diffèrent");
  await anew(second).click();
  await sendButton(second).click();
  await expect(thanks(second)).toBeVisible();
  const sent = (await site.leads()).slice(-2).map(({ fields }) => fields["nom_de_votre_entreprise"]);
  expect(sent).toEqual([ANSWERS.nom_de_votre_entreprise, "Bureau de Clichy"]);
});

test("without a localStorage to tell it, the other tab learns of it when it is looked at", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener("storage", (event) => event.stopImmediatePropagation(), true),
  );
  const second = await twoTabs(page);
  await sendButton(second).click();
  await expect(thanks(second)).toBeVisible();
  await expect(alreadySent(page)).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(alreadySent(page)).toBeVisible();
});

test("while it sends, nothing more is sent and no answer can be changed; after a failure all can", async ({
  page,
  site,
}) => {
  await openForm(page);
  await fillQuote(page);
  let posts = 0;
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route(`http://${site.webhookHost}/**`, async (route) => {
    posts += 1;
    await held;
    await route.abort("connectionrefused");
  });
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText("Envoi…");
  await expect(sendButton(page)).toBeDisabled();
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("perdu");
  await page.getByText("101 à 150 m²").click({ force: true });
  expect(await answersIn(page)).toMatchObject(ANSWERS);
  expect(posts).toBe(1);
  fail();
  await expect(networkError(page)).toBeVisible();
  await page.getByLabel("Prénom").fill("Zo");
  await expect(page.getByLabel("Prénom")).toHaveValue("Zo");
});

test.describe("the thank-you view", () => {
  const MERCI = "/demande-devis#merci";

  test("is the form for a visitor who has sent nothing, without a step in the history", async ({ page }) => {
    await page.goto(MERCI);
    await expect(sendButton(page)).toBeVisible();
    await expect(thanks(page)).toBeHidden();
    await expect(page).toHaveURL(/\/demande-devis$/);
    await expect(page).toHaveTitle(/^Demande de devis/);
  });

  test("shows in another tab of the same browser for 24 hours, with the e-mail address, and then no more", async ({
    page,
    context,
  }) => {
    await context.clock.install();
    await openForm(page);
    await fillQuote(page);
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    const later = await context.newPage();
    await context.clock.fastForward("23:59:00");
    await later.goto(MERCI);
    await expect(thanks(later)).toBeVisible();
    await expect(later.locator("#merci")).toContainText(ANSWERS.email);
    await expect(later).toHaveTitle(/^Merci/);
    await expect(sendButton(later)).toBeHidden();
    await later.goto("about:blank");
    await context.clock.fastForward("00:02:00");
    await later.goto(MERCI);
    await expect(sendButton(later)).toBeVisible();
    await expect(thanks(later)).toBeHidden();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is the form", async ({ page }) => {
      await page.goto(MERCI);
      await expect(sendButton(page)).toBeVisible();
      await expect(thanks(page)).toBeHidden();
    });
  });

  test("is the form where its script never comes", async ({ page }) => {
    await page.route("**/assets/quote-form-*.js", (route) => route.abort());
    await page.goto(MERCI);
    await expect(sendButton(page)).toBeVisible();
    await expect(thanks(page)).toBeHidden();
  });
});

test("fields that were put right lose their red at once, nothing moves, and what is typed is not judged yet", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openForm(page);
  await fillQuote(page, { nom: "", email: "" });
  await sendButton(page).click();
  const [name, email] = [page.getByLabel("Nom", { exact: true }), page.getByLabel("Email")];
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.scrollIntoViewIfNeeded();
  const before = await email.boundingBox();
  await name.pressSequentially("M");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.pressSequentially("z");
  await expect(email).not.toHaveAttribute("aria-invalid");
  expect((await email.boundingBox())?.y).toBe(before?.y);
  await name.fill("");
  await expect(name).toHaveAttribute("aria-invalid", "true");
});
