/** The event on `document` by which a sent form makes itself known to the tags. */
export const LEAD_EVENT = "vitrine:lead";

/**
 * Tells the tags that the visitor consented to that a quote request was sent (spec section 7). Without
 * consent nothing listens. It never throws, and nobody need wait for it.
 */
export function reportLead(): void {
  document.dispatchEvent(new Event(LEAD_EVENT));
}
