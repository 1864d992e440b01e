import type { IslandRegistry } from "@vitrine/vite-ssg/islands-plugin";

/** Every island of the site. Only islands, and the page's own script, ship JavaScript. */
export const islands = {
  carousel: { module: "@vitrine/ui/carousel.island" },
  faq: { module: "@vitrine/ui/faq.island" },
  "logo-strip": { module: "@vitrine/ui/logo-strip.island" },
  "quote-form": { module: "@vitrine/forms/quote-form.island", component: "QuoteForm" },
  "site-menus": { module: "@vitrine/ui/site-menus.island", component: "SiteMenus" },
  "tile-map": { module: "@vitrine/ui/tile-map.island" },
  video: { module: "@vitrine/ui/video.island" },
  "zone-finder": { module: "@vitrine/ui/zone-finder.island", component: "ZoneFinder" },
} as const satisfies IslandRegistry;
