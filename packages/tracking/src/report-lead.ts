/** The event on `document` that tells the tags of a sent quote request. */
export const LEAD_EVENT = "vitrine:lead";
/** The root element's attribute that counts this page's requests. A visitor may consent after sending one. */
export const LEADS_ATTRIBUTE = "data-leads";

/**
 * Reports a sent quote request to the tags that the visitor consented to (spec section 7). Without consent
 * nothing listens, until the visitor gives it on this page. It never throws, and callers need not wait.
 */
export function reportLead(): void {
  const root = document.documentElement;
  root.setAttribute(LEADS_ATTRIBUTE, String(countLeads() + 1));
  document.dispatchEvent(new Event(LEAD_EVENT));
}

/** Returns the number of requests sent from this page. */
export const countLeads = (): number => Number(document.documentElement.getAttribute(LEADS_ATTRIBUTE));
