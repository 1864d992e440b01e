/** The fragment of the thank-you view's address, and the id of its element: `/demande-devis#merci`. */
export const THANK_YOU_ID = "merci";

/** Goes to the thank-you view, where the visitor's reading goes on at its title. */
export function goToThankYou(): void {
  location.hash = THANK_YOU_ID;
  document.querySelector<HTMLElement>(`#${THANK_YOU_ID} [tabindex="-1"]`)?.focus({ preventScroll: true });
}
