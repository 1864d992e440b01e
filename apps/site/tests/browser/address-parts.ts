import type { Page } from "@playwright/test";
import { expect } from "./site-fixture.ts";

/** The address field of the quote form and its suggestions. */
export const addressParts = (page: Page) => ({
  field: page.getByLabel("Adresse de vos locaux"),
  list: page.getByRole("listbox", { name: "Adresses suggérées" }),
  options: page.getByRole("option"),
  /** What a screen reader is told. */
  said: page.locator("form output:not([data-price])"),
});

/** Goes to the quote page, waits for its form to wake and gives the address field the focus. */
export async function openAddressField(page: Page) {
  await page.goto("/demande-devis");
  await expect(page.locator("is-land[ready] form")).toHaveCount(1);
  const parts = addressParts(page);
  await expect(parts.field).toHaveRole("combobox");
  await parts.field.focus();
  return parts;
}

interface WithAddressService {
  readonly addressService: string;
}

/** Sets what the next searches get (tools/address-service/README.md). */
export async function misbehave({ addressService }: WithAddressService, plan: unknown): Promise<void> {
  const { status } = await fetch(`${addressService}/misbehave`, {
    method: "POST",
    body: JSON.stringify(plan),
  });
  expect(status).toBe(200);
}

/** Clears what an earlier test has set and asked. */
export async function behaveWell({ addressService }: WithAddressService): Promise<void> {
  await fetch(`${addressService}/misbehave`, { method: "DELETE" });
  await fetch(`${addressService}/searches.json`, { method: "DELETE" });
}
