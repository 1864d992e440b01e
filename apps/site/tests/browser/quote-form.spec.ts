import type { Page } from "@playwright/test";
import { expect, test } from "./site-fixture.ts";

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Prénom").fill("Zoé");
  await page.getByLabel("Nom", { exact: true }).fill("D’Haïti & Fils");
  await page.getByLabel("Nom de l'entreprise").fill("Hop & Net");
  await page.getByLabel("Email").fill("zoe@entreprise.fr");
  await page.getByLabel("Téléphone").fill("06 39 98 12 34");
  await page.getByLabel("Adresse de vos locaux").fill("12 rue de la Paix, 75002 Paris");
  await page.getByLabel("51 à 100 m²").check();
  await page
    .getByRole("group", { name: "Nombre d'interventions / semaine" })
    .getByLabel("5 fois ou +")
    .check();
  await page
    .getByRole("group", { name: "Durée souhaitée" })
    .getByLabel(/^1.h.30$/)
    .check();
  await page.getByLabel("Ni matériel ni produits").check();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a filled form arrives in the inbox, with the spec's names and values", async ({ page, site }) => {
      await page.goto("/demande-devis");
      await fillIn(page);
      await page.getByRole("button", { name: "Recevoir mon devis" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("bien arrivée");
      const lead = (await site.leads()).at(-1);
      expect(lead?.fields).toEqual({
        prenom: "Zoé",
        nom: "D’Haïti & Fils",
        email: "zoe@entreprise.fr",
        telephone: "06 39 98 12 34",
        nom_de_votre_entreprise: "Hop & Net",
        adresse_de_vos_locaux: "12 rue de la Paix, 75002 Paris",
        surface_de_vos_locaux_en_m2: "51 à 100 m2",
        nombre_interventions_par_semaine: "5 fois par semaine ou +",
        duree_souhaitee_par_intervention: "1h30",
        possedez_vous_le_materiel_et_les_produits: "Ni matériel ni produits",
        gclid: "",
        wbraid: "",
        gbraid: "",
        utm_source: "",
        utm_medium: "",
        utm_campaign: "",
        utm_term: "",
        utm_content: "",
        first_touch_ts: javaScriptEnabled ? expect.stringMatching(/^\d{13}$/) : "",
      });
    });
  });
}

test("the browser's own check stops an incomplete form", async ({ page, site }) => {
  await page.goto("/demande-devis");
  const before = (await site.leads()).length;
  await page.getByLabel("Prénom").fill("Zoé");
  await page.getByRole("button", { name: "Recevoir mon devis" }).click();
  await expect(page.getByLabel("Nom", { exact: true })).toBeFocused();
  await page.getByLabel("Téléphone").fill("12");
  expect(
    await page.getByLabel("Téléphone").evaluate((input: HTMLInputElement) => input.validity.patternMismatch),
  ).toBe(true);
  expect((await site.leads()).length).toBe(before);
});
