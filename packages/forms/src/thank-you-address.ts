/** The fragment of the thank-you view's address, and the id of its element: `/demande-devis#merci`. */
export const THANK_YOU_ID = "merci";
/** The view's attribute that shows it: "yes" to whoever has sent a request, "no" to others. Without it, nobody knows yet. */
const EARNED_ATTRIBUTE = "data-earned";
/** The attribute of the sentence about the answer, hidden until the script knows the e-mail address. */
export const REPLY_ATTRIBUTE = "data-reply";
/** The attribute of the element in it that names the address. */
export const EMAIL_ATTRIBUTE = "data-email";

const view = () => document.getElementById(THANK_YOU_ID);

/** Goes to the thank-you view, where the visitor's reading goes on at its title. */
export function goToThankYou(): void {
  location.hash = THANK_YOU_ID;
  view()?.querySelector<HTMLElement>(`[tabindex="-1"]`)?.focus({ preventScroll: true });
}

/** Whether the address asks for the view. */
export const isThankYouAsked = (): boolean => location.hash === `#${THANK_YOU_ID}`;

/** Shows the view at its address, with the e-mail address of the request. Where there is none the address is the form's. */
export function earnThankYou(thanked: { readonly email: string | undefined } | undefined): void {
  view()?.setAttribute(EARNED_ATTRIBUTE, thanked === undefined ? "no" : "yes");
  if (thanked === undefined && isThankYouAsked())
    history.replaceState(history.state, "", location.pathname + location.search);
  const reply = view()?.querySelector<HTMLElement>(`[${REPLY_ATTRIBUTE}]`);
  const name = reply?.querySelector(`[${EMAIL_ATTRIBUTE}]`);
  if (!reply || !name) return;
  reply.hidden = !thanked?.email;
  name.textContent = thanked?.email ?? "";
}
