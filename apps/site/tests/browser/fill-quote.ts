import { expect, type Page } from "@playwright/test";
import { exampleValues } from "@vitrine/forms/example-values";

/** Opens the quote form and waits until its script has woken. */
export async function openQuote(page: Page, site = ""): Promise<void> {
  await page.goto(`${site}/demande-devis`);
  await expect(page.locator("is-land[ready] form")).toHaveCount(1);
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

export const sendButton = (page: Page) => page.getByRole("button", { name: "Recevoir mon devis" });
