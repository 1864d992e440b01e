/**
 * Components whose styles stand in one `<style>` element, where a page shows one of them (decision 0018). Each element
 * costs 54 characters in the Content Security Policy of every page, and Cloudflare Pages takes 2,000 in all; rules
 * that a page does not need cost it bytes. So together stand those that pages mostly show together.
 */
export const styleGroups: readonly (readonly string[])[] = [
  // The frame of every page.
  [
    "page-frame",
    "site-header",
    "site-menus",
    "notifications",
    "site-footer",
    "consent-layer",
    "logo",
    "icon",
    "button-link",
    "breadcrumbs",
    "sections-page",
  ],
  // How a page begins, and how it asks for a quote.
  ["stroke", "hero", "quote-call", "feature-tiles", "rating"],
  // What hand-made pages are composed of; the page of all zones, which has little room, has sections alone of these.
  ["section"],
  ["benefits", "faq", "prose"],
  // Steps stand mostly where the sectors do; the page of all zones shows neither.
  ["step-list", "sector-grid"],
  ["services", "client-case"],
  // What the home page shows, and at most one page beside it that has room; what it shares with a page that has none is alone.
  ["comparison", "logo-strip", "video", "key-figures", "testimonials"],
  ["zone-directory", "zone-finder", "zone-finder-section"],
  ["quote-form", "address-field", "thank-you", "quote-form-section"],
  // Small pages, each with little of its own.
  ["legal-page", "not-found", "sector-page", "department-list", "department-page"],
];
