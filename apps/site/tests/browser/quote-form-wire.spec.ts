// The form's post, on which Hop & Net's webhooks depend: all names, hidden ones too, in order and with their values.
import type { Page } from "@playwright/test";
import { fillIn, sendButton } from "./quote-form-page.ts";
import { expect, test } from "./site-fixture.ts";

const ANSWERS = [
  ["prenom", "Zoé"],
  ["nom", "D’Haïti & Fils"],
  ["email", "zoe@entreprise.fr"],
  ["telephone", "06 39 98 12 34"],
  ["nom_de_votre_entreprise", "Hop & Net"],
  ["adresse_de_vos_locaux", "12 rue de la Paix, 75002 Paris"],
  ["surface_de_vos_locaux_en_m2", "51 à 100 m2"],
  ["nombre_interventions_par_semaine", "5 fois par semaine ou +"],
  ["duree_souhaitee_par_intervention", "1h30"],
  ["possedez_vous_le_materiel_et_les_produits", "Ni matériel ni produits"],
];

/** Fills the form of a visit that a campaign brought, and returns its post. */
async function post(page: Page, leads: () => Promise<readonly { readonly fields: object }[]>) {
  await page.goto("/demande-devis?gclid=clic-1&utm_source=lettre&utm_term=vitres");
  await fillIn(page);
  const before = (await leads()).length;
  await sendButton(page).click();
  await expect.poll(async () => (await leads()).length).toBe(before + 1);
  return Object.entries((await leads()).at(-1)?.fields ?? {});
}

/** Choices that the form offers, as they are sent. */
const choices = (page: Page) =>
  page
    .locator("form[enctype] input[type=radio]")
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ name, value }) => [name, value]));

test.describe("with its script", () => {
  test.use({ cookies: "accepted" });

  test("the form posts its answers, the campaign and its identifier", async ({ page, site }) => {
    expect(await post(page, site.leads)).toEqual([
      ...ANSWERS,
      ["gclid", "clic-1"],
      ["wbraid", ""],
      ["gbraid", ""],
      ["utm_source", "lettre"],
      ["utm_medium", ""],
      ["utm_campaign", ""],
      ["utm_term", "vitres"],
      ["utm_content", ""],
      ["first_touch_ts", expect.stringMatching(/^\d{13}$/)],
      ["submission_id", expect.stringMatching(/^[\da-f-]{36}$/)],
      ["submission_revision", "1"],
    ]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts its answers and empty hidden fields", async ({ page, site }) => {
    expect(await post(page, site.leads)).toEqual([
      ...ANSWERS,
      ["gclid", ""],
      ["wbraid", ""],
      ["gbraid", ""],
      ["utm_source", ""],
      ["utm_medium", ""],
      ["utm_campaign", ""],
      ["utm_term", ""],
      ["utm_content", ""],
      ["first_touch_ts", ""],
    ]);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("bien arrivée");
  });
});

test("every choice has the value that the spec gives it", async ({ page }) => {
  await page.goto("/demande-devis");
  const named = (name: string, values: readonly string[]) => values.map((value) => [name, value]);
  expect(await choices(page)).toEqual([
    ...named("surface_de_vos_locaux_en_m2", [
      "0 à 50 m2",
      "51 à 100 m2",
      "101 à 150 m2",
      "151 à 200 m2",
      "201 à 250 m2",
      "250 m2 ou +",
    ]),
    ...named("nombre_interventions_par_semaine", ["1", "2", "3", "4", "5 fois par semaine ou +"]),
    ...named("duree_souhaitee_par_intervention", [
      "1h30",
      "2h00",
      "2h30",
      "3h00",
      "3h30",
      "4h00",
      "4h30",
      "5h00",
    ]),
    ...named("possedez_vous_le_materiel_et_les_produits", [
      "Oui, aspirateur, serpillière et produits",
      "Uniquement le matériel",
      "Uniquement les produits",
      "Ni matériel ni produits",
    ]),
  ]);
});
