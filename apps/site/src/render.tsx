import { preloadedFonts } from "@vitrine/ui/base-styles";
import { SiteProvider } from "@vitrine/ui/site-provider";
import { createRenderer } from "@vitrine/vite-ssg/renderer";
import { pageLoader } from "./page-loader.ts";
import { speculationRules } from "./speculation-rules.ts";

/**
 * Gives the site's sign for a browser's tab, as a data URL in an attribute. A file would compete with the first view
 * for the connection. Only what ends such a URL is encoded, which saves 40 bytes of every page.
 */
const iconOf = (sign: string) => {
  const oneLine = sign.replace(/\s+/g, " ").replaceAll('"', "'").replaceAll("&", "&amp;");
  return `data:image/svg+xml,${oneLine.replaceAll("%", "%25").replaceAll("#", "%23")}`;
};

/** The site's renderer: a page module in, an HTML document out. */
export const render = createRenderer({
  language: "fr",
  locale: "fr_FR",
  refusesOtherStyles: import.meta.env.PROD,
  wrap: (page, { site }, services) => <SiteProvider value={{ site, ...services }}>{page}</SiteProvider>,
  head: ({ site, scripts }) =>
    [
      `<meta name="theme-color" content="${site.theme.colours.paper}">`,
      `<link rel="icon" href="${iconOf(site.sign)}">`,
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
