import { fontAddresses } from "@vitrine/ui/base-styles";
import { SiteContext } from "@vitrine/ui/site-context";
import { createRenderer } from "@vitrine/vite-ssg/renderer";

/** The site's renderer: page module in, HTML document out. */
export const render = createRenderer({
  language: "fr",
  locale: "fr_FR",
  wrap: (page, { site }, islandAddress) => <SiteContext value={{ site, islandAddress }}>{page}</SiteContext>,
  head: () =>
    [
      `<meta name="theme-color" content="#fbfaf6">`,
      `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
      ...fontAddresses.map(
        (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
      ),
    ].join(""),
});
