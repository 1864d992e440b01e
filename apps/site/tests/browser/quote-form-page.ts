import type { Page } from "@playwright/test";
import { exampleValues } from "@vitrine/forms/example-values";
import { axeViolations } from "./axe-violations.ts";
import { expect } from "./site-fixture.ts";

/** Answers that `fillIn` enters, by the spec's names. */
export const ANSWERS = exampleValues;

/** Answers every question as a visitor does. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Prénom").fill(ANSWERS.prenom);
  await page.getByLabel("Nom", { exact: true }).fill(ANSWERS.nom);
  await page.getByLabel("Email").fill(ANSWERS.email);
  await page.getByLabel("Téléphone").fill(ANSWERS.telephone);
  await page.getByLabel("Nom de l’entreprise").fill(ANSWERS.nom_de_votre_entreprise);
  await page.getByLabel("Adresse de vos locaux").fill(ANSWERS.adresse_de_vos_locaux);
  await page.getByLabel("51 à 100 m²").check();
  await page
    .getByRole("group", { name: "Nombre d’interventions / semaine" })
    .getByLabel("5 fois par semaine ou +")
    .check();
  await page
    .getByRole("group", { name: "Durée souhaitée" })
    .getByLabel(/^1.h.30$/)
    .check();
  await page.getByLabel("Ni matériel ni produits").check();
}

/** Fills in the whole form at once, with the result of a visitor's typing. */
export async function fillQuote(page: Page, changes: Partial<typeof exampleValues> = {}): Promise<void> {
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
    { ...exampleValues, ...changes },
  );
}

/** Current values of the form's fields. */
export const answersIn = (page: Page) =>
  page
    .locator("form[enctype]")
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== "")),
    );

export const sendButton = (page: Page) => page.locator("form[enctype] button[type=submit]");
export const summary = (page: Page) => page.getByRole("alert", { name: "À corriger avant l’envoi" });
export const thanks = (page: Page) => page.getByRole("heading", { name: "Merci, votre demande est envoyée" });
export const networkError = (page: Page) =>
  page.getByText("Erreur de connexion. Vérifiez votre réseau et réessayez.");
export const draftIn = (page: Page) => page.evaluate(() => localStorage.getItem("vitrine-quote-draft"));

/** Opens the form at an address and waits until its script is awake. */
export async function openForm(page: Page, address = "/demande-devis"): Promise<void> {
  await page.goto(address);
  await expect(page.locator("is-land[ready] form")).toHaveCount(1);
}

/** Tests a state of the form; `templates.spec.ts` tests the page around it. */
export async function expectAccessible(page: Page): Promise<void> {
  // An answer that the sticky header half covers would count as a small target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  expect(await axeViolations(page, { within: "main" })).toEqual([]);
}
