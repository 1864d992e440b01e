/** The fragment of the thank-you view's address, and the id of its element: `/demande-devis#merci`. */
export const THANK_YOU_ID = "merci";
/** The attribute that shows the view: "yes" to visitors who have sent a request, "no" to others. */
const EARNED_ATTRIBUTE = "data-earned";
/** The attribute of the sentence about the reply, hidden until the script knows the e-mail address. */
export const REPLY_ATTRIBUTE = "data-reply";
/** The attribute of the element in that sentence that names the address. */
export const EMAIL_ATTRIBUTE = "data-email";

const view = () => document.getElementById(THANK_YOU_ID);

/** Navigates to the thank-you view and focuses its title, so that a screen reader continues there. */
export function goToThankYou(): void {
  location.hash = THANK_YOU_ID;
  view()?.querySelector<HTMLElement>(`[tabindex="-1"]`)?.focus({ preventScroll: true });
}

/** True if the address is the thank-you view's. */
export const isThankYouAsked = (): boolean => location.hash === `#${THANK_YOU_ID}`;

/** Shows the view, with the request's e-mail address. Without a request, restores the form's address. */
export function allowThankYou(thanked: { readonly email: string | undefined } | undefined): void {
  view()?.setAttribute(EARNED_ATTRIBUTE, thanked === undefined ? "no" : "yes");
  if (thanked === undefined && isThankYouAsked())
    history.replaceState(history.state, "", location.pathname + location.search);
  const reply = view()?.querySelector<HTMLElement>(`[${REPLY_ATTRIBUTE}]`);
  const name = reply?.querySelector(`[${EMAIL_ATTRIBUTE}]`);
  if (!reply || !name) return;
  reply.hidden = !thanked?.email;
  name.textContent = thanked?.email ?? "";
}
