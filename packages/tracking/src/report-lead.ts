/** The event on `document` by which a sent form makes itself known to the tags. */
export const LEAD_EVENT = "vitrine:lead";
/** The root element's attribute that counts the requests sent from this page: consent may come after them. */
export const LEADS_ATTRIBUTE = "data-leads";

/**
 * Tells the tags that the visitor consented to that a quote request was sent (spec section 7). Without
 * consent nothing listens, until the visitor gives it on this page. It never throws, and nobody need wait for it.
 */
export function reportLead(): void {
  const root = document.documentElement;
  root.setAttribute(LEADS_ATTRIBUTE, String(countLeads() + 1));
  document.dispatchEvent(new Event(LEAD_EVENT));
}

/** How many requests were sent from this page. */
export const countLeads = (): number => Number(document.documentElement.getAttribute(LEADS_ATTRIBUTE));
