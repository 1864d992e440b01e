// The form's messages about answers: errors in GOV.UK's manner, the e-mail repair, the keyboard.
import {
  ANSWERS,
  answersIn,
  expectAccessible,
  fillIn,
  fillQuote,
  openForm,
  sendButton,
  summary,
  thanks,
} from "./quote-form-page.ts";
import { expect, test } from "./site-fixture.ts";

const EMAIL_MESSAGE = "Adresse email invalide. Vérifiez l'orthographe (ex. .com au lieu de .comm).";

test("an empty form: one summary in the spec's words, which takes the focus and leads to each field", async ({
  page,
  site,
}) => {
  await openForm(page);
  const before = (await site.leads()).length;
  await sendButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle("Erreur : Demande de devis gratuit\u00A0: nettoyage à Paris | Hop & Net");
  expect(
    await summary(page)
      .getByRole("listitem")
      .evaluateAll((items) => items.map((i) => i.textContent)),
  ).toEqual([
    "Merci de renseigner\u00A0: Prénom, Nom, Email, Téléphone, Nom de l’entreprise, Adresse de vos locaux, Surface de vos locaux, Nombre d’interventions / semaine, Durée souhaitée par intervention, Matériel & Produits.",
  ]);

  await summary(page).getByRole("link", { name: "Téléphone" }).click();
  const phone = page.getByLabel("Téléphone");
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await expect(phone).toHaveAccessibleDescription(
    "Par exemple : 06 39 98 12 34 Merci de renseigner : Téléphone.",
  );
  await expect(page).toHaveURL(/\/demande-devis$/);
  await summary(page).getByRole("link", { name: "Surface de vos locaux" }).click();
  const surface = page.getByRole("group", { name: "Surface de vos locaux" });
  await expect(surface.getByRole("radio").first()).toBeFocused();
  await expect(surface).toHaveAccessibleDescription("Merci de renseigner : Surface de vos locaux.");
  await expect(surface.getByText("Surface de vos locaux", { exact: true })).toBeInViewport();

  await fillIn(page);
  await expect(page.getByRole("alert", { name: "Tout est corrigé" })).toBeVisible();
  await expectAccessible(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await site.leads()).length).toBe(before + 1);
});

test("on a screen smaller than the summary, its title is below the header", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openForm(page);
  await sendButton(page).click();
  await expect(summary(page)).toBeFocused();
  const bottom = await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);
  const top = summary(page)
    .getByRole("heading")
    .evaluate((title) => title.getBoundingClientRect().top);
  expect(await top).toBeGreaterThan(bottom);
});

test("wrong answers stay as typed, and nothing is judged before the form is sent", async ({ page }) => {
  await openForm(page);
  await fillQuote(page);
  await page.getByLabel("Nom", { exact: true }).fill("   ");
  await page.getByLabel("Email").fill("zoe@entreprise");
  await page.getByLabel("Téléphone").fill("12");
  await page.getByLabel("Prénom").focus();
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  await expect(page).toHaveTitle("Demande de devis gratuit\u00A0: nettoyage à Paris | Hop & Net");
  await sendButton(page).click();
  await expect(summary(page).getByRole("listitem")).toHaveText([
    "Merci de renseigner : Nom.",
    EMAIL_MESSAGE,
    /^Numéro de téléphone invalide\./,
  ]);
  expect(await answersIn(page)).toMatchObject({
    ...ANSWERS,
    nom: "   ",
    email: "zoe@entreprise",
    telephone: "12",
  });
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    `Par exemple : zoe@exemple.fr ${EMAIL_MESSAGE}`,
  );

  await page.getByLabel("Nom", { exact: true }).fill("Z");
  await page.getByLabel("Email").fill("zoe@entreprise.fr");
  await page.getByLabel("Téléphone").fill("+33 6 39 98 12 34");
  await page.getByLabel("Téléphone").press("Enter");
  await expect(thanks(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Merci/);
});

test("a mistyped e-mail address is repaired, said to be, and sent so; a repair undone is not made again", async ({
  page,
  site,
}) => {
  await openForm(page);
  await fillQuote(page);
  await page.getByLabel("Email").fill("zoe@gnail.com");
  await page.getByLabel("Prénom").focus();
  await page.getByRole("button", { name: "Rétablir zoe@gnail.com" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Prénom").focus();
  await expect(page.getByLabel("Email")).toHaveValue("zoe@gnail.com");
  await page.getByLabel("Email").fill("zoe@gamil.con");
  await page.getByLabel("Prénom").focus();
  await expect(page.getByText("Nous avons corrigé zoe@gamil.con en zoe@gmail.com.")).toBeVisible();
  await expectAccessible(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await site.leads()).at(-1)?.fields["email"]).toBe("zoe@gmail.com");
});

test("a typo at the last moment is mended and sent at once", async ({ page, site }) => {
  await openForm(page);
  await fillQuote(page);
  await page.getByLabel("Email").fill("");
  await page.getByLabel("Email").pressSequentially("x@gamil.con");
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.locator("#merci")).toContainText("x@gmail.com");
  expect((await site.leads()).at(-1)?.fields["email"]).toBe("x@gmail.com");
});

test("the word about a repair does not move a press off its aim", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page);
  await page.getByLabel("Email").fill("zoe@gamil.com");
  const choice = page.getByText("101 à 150 m²");
  await choice.scrollIntoViewIfNeeded();
  const { x, y } = (await choice.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.down();
  await page.waitForTimeout(120);
  await page.mouse.up();
  await expect(page.getByText("Nous avons corrigé")).toBeVisible();
  await expect(page.getByLabel("101 à 150 m²")).toBeChecked();
});

test("the keyboard alone fills and sends the form", async ({ page, site }) => {
  await openForm(page);
  await page.getByLabel("Prénom").focus();
  for (const name of [
    "prenom",
    "nom",
    "email",
    "telephone",
    "nom_de_votre_entreprise",
    "adresse_de_vos_locaux",
  ] as const) {
    await expect(page.locator(":focus")).toHaveAttribute("name", name);
    await page.keyboard.type(ANSWERS[name]);
    await page.keyboard.press("Tab");
  }
  for (const downs of [1, 4, 0, 3]) {
    await expect(page.locator(":focus")).toHaveAttribute("type", "radio");
    await page.keyboard.press("Space");
    for (let i = 0; i < downs; i += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeFocused();
  expect((await site.leads()).at(-1)?.fields).toMatchObject(ANSWERS);
});

test("the quote writes itself as answers are chosen, narrow and wide, and again after a reload", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openForm(page);
  const slip = page.locator("output[data-slip]").filter({ visible: true });
  const resizeTo = (width: number) => page.setViewportSize({ width, height: 900 });
  const choose = (question: string, answer: string) =>
    page.getByRole("group", { name: question }).getByRole("radio", { name: answer, exact: true }).check();
  const example = /^30\s€ TTC par semaine\sPar exemple\s: 1\spassage\s×\s1\sh\s30\s×\s20\s€$/;
  await expect(slip).toHaveText(example);
  await resizeTo(1440);
  await expect(slip).toHaveText(example);
  await choose("Nombre d’interventions / semaine", "2");
  await choose("Durée souhaitée par intervention", "2 h");
  const chosen = /^80\s€ TTC par semaine\s2\spassages\s×\s2\sh\s×\s20\s€, à\sconfirmer$/;
  await expect(slip).toHaveText(chosen);
  await resizeTo(360);
  await expect(slip).toHaveText(chosen);
  await page.reload();
  await expect(slip).toHaveText(/^80\s€ TTC par semaine/);
  await resizeTo(1440);
  await expect(slip).toHaveText(/^80\s€ TTC par semaine/);
});
