import { preloadedFonts } from "@vitrine/ui/base-styles";
import { SiteProvider } from "@vitrine/ui/site-provider";
import { createRenderer } from "@vitrine/vite-ssg/create-renderer";
import { pageLoader } from "./page-loader.ts";
import { speculationRules } from "./speculation-rules.ts";
import { tabIcon } from "./tab-icon.ts";

/** The site's renderer: a page module in, an HTML document out. */
export const render = createRenderer({
  language: "fr",
  locale: "fr_FR",
  refusesOtherStyles: import.meta.env.PROD,
  wrap: (page, { site }, services) => <SiteProvider value={{ site, ...services }}>{page}</SiteProvider>,
  head: ({ site, scripts }) =>
    [
      `<meta name="theme-color" content="${site.theme.colours.paper}">`,
      `<link rel="icon" href="${tabIcon(site.sign)}">`,
      // Devices request /apple-touch-icon.png without a link, and the page of all zones needs the 50 bytes
      // (decision 35).
      ...preloadedFonts(site.theme.fonts).map(
        ({ address, media }) =>
          `<link rel="preload" href="${address}" as="font" crossorigin${media ? ` media="${media}"` : ""}>`,
      ),
      `<script type="speculationrules">${speculationRules}</script>`,
      `<script data-script="${scripts.page}">${pageLoader}</script>`,
    ].join(""),
});
