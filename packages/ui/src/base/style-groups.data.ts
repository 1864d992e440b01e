/**
 * Components that share one `<style>` element, on each page that shows any of them (decision 0018). Each
 * element costs 54 characters in every page's Content Security Policy, and Cloudflare Pages allows 2,000 in
 * all. Rules that a page does not need cost it bytes. So a group holds components that mostly appear on the
 * same pages.
 */
export const styleGroups: readonly (readonly string[])[] = [
  // Frame of every page.
  [
    "page-frame",
    "site-header",
    "site-menus",
    "notifications",
    "site-footer",
    "consent-layer",
    "logo",
    "icon",
    "french",
    "button-link",
    "linked-text",
    "fold",
    "sections-page",
  ],
  // Pages below the home page.
  ["breadcrumbs", "rating"],
  // A page's opening, and its call for a quote.
  ["backdrop", "hero", "quote-call"],
  // Sections of hand-made pages. The page of all zones has a tight byte budget and uses only these.
  ["section", "prose"],
  // Most pages with a wiped opening end with questions; the page of all zones has neither.
  ["wipe", "faq"],
  // Lists that phones swipe, and their usual neighbours; the page of all zones shows none of these.
  ["step-list", "sector-grid", "key-figures", "benefits", "scroll-region"],
  ["services", "client-case"],
  // Sections of the home page, and of at most one other page with bytes to spare. Sections on a page without
  // spare bytes stand alone.
  ["comparison", "logo-strip", "video", "testimonials"],
  ["zone-finder", "zone-finder-section"],
  ["tile-map"],
  ["quote-form", "address-field", "thank-you", "quote-form-section"],
  // Local pages and sector pages.
  ["zone-page", "sector-page", "feature-tiles", "terms"],
  // Small pages, with few styles each.
  ["legal-page", "not-found", "department-list", "department-page"],
];
