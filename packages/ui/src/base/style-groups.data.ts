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
    "fold",
    "rating",
    "sections-page",
  ],
  // How a page begins, and how it asks for a quote.
  ["stroke", "hero", "quote-call"],
  // What hand-made pages are composed of; the page of all zones, which has little room, has sections alone of these.
  ["section"],
  // A page whose opening is wiped mostly ends with questions; the page of all zones has neither.
  ["wipe", "faq"],
  // What is swiped on a phone, and what mostly stands beside it; the page of all zones shows none of these.
  ["step-list", "sector-grid", "key-figures", "benefits", "scroll-region"],
  ["services", "client-case"],
  // What the home page shows, and at most one page beside it that has room; what it shares with a page that has none is alone.
  ["comparison", "logo-strip", "video", "testimonials"],
  ["zone-finder", "zone-finder-section"],
  ["quote-form", "address-field", "thank-you", "quote-form-section"],
  // Local pages and those of sectors.
  ["zone-page", "sector-page", "feature-tiles", "terms"],
  // Small pages, each with little of its own.
  ["legal-page", "not-found", "department-list", "department-page"],
];
