import type { IslandRegistry } from "@vitrine/vite-ssg/vite-plugin";

/** Every island of the site: what reacts in the browser, and so ships JavaScript. */
export const islands = {
  "quote-form": { module: "@vitrine/forms/quote-form.island", component: "QuoteForm" },
  "site-menus": { module: "@vitrine/ui/site-menus.island", component: "SiteMenus" },
  "zone-finder": { module: "@vitrine/ui/zone-finder.island", component: "ZoneFinder" },
} as const satisfies IslandRegistry;
