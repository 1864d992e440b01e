import type { Page } from "@playwright/test";
import type { RunningSite } from "../running-site.ts";
import { openForm } from "./quote-form-page.ts";
import { expect } from "./site-fixture.ts";

/** The parts of the quote form's address field, with its suggestions. */
export const addressParts = (page: Page) => ({
  field: page.getByLabel("Adresse de vos locaux"),
  list: page.getByRole("listbox", { name: "Adresses suggérées" }),
  options: page.getByRole("option"),
  /** Messages to a screen reader. */
  said: page.locator("form output:not([data-slip])"),
});

/** Opens the quote page, waits for its form to wake, and focuses the address field. */
export async function openAddressField(page: Page) {
  await openForm(page);
  const parts = addressParts(page);
  await expect(parts.field).toHaveRole("combobox");
  await parts.field.focus();
  return parts;
}

type WithAddressService = Pick<RunningSite, "addressService">;

/** Sets the answers to the next searches (tools/address-service/README.md). */
export async function misbehave({ addressService }: WithAddressService, plan: unknown): Promise<void> {
  const { status } = await fetch(`${addressService}/misbehave`, {
    method: "POST",
    body: JSON.stringify(plan),
  });
  expect(status).toBe(200);
}

/** Clears the faults and searches of an earlier test. */
export async function behaveWell({ addressService }: WithAddressService): Promise<void> {
  await fetch(`${addressService}/misbehave`, { method: "DELETE" });
  await fetch(`${addressService}/searches.json`, { method: "DELETE" });
}
