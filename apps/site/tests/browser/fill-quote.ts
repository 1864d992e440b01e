import { expect, type Page } from "@playwright/test";

/** Answers for every question of the quote form, by field name. */
const ANSWERS = {
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
};

/** Opens the quote form and waits until its script has woken. */
export async function openQuote(page: Page): Promise<void> {
  await page.goto("/demande-devis");
  await expect(page.locator("is-land[ready] form")).toHaveCount(1);
}

/** Fills in the whole form at once, as one who types would leave it. */
export async function fillQuote(page: Page, changes: Partial<typeof ANSWERS> = {}): Promise<void> {
  await page.evaluate(
    (answers) => {
      const form = document.querySelector<HTMLFormElement>("main form");
      for (const [name, value] of Object.entries(answers)) {
        const field = form?.elements.namedItem(name);
        if (!(field instanceof HTMLInputElement || field instanceof RadioNodeList))
          throw new Error(`The form has no field ${name}.`);
        field.value = value;
      }
      form?.dispatchEvent(new Event("input", { bubbles: true }));
    },
    { ...ANSWERS, ...changes },
  );
}

export const sendButton = (page: Page) => page.getByRole("button", { name: "Recevoir mon devis" });
