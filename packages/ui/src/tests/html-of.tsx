import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { exampleSite } from "../examples/example-site.ts";
import { SiteProvider } from "../site-provider.ts";

/** Renders an element as a page of a site has it; of the example site if none is given. */
export const htmlOf = (element: ReactElement, site = exampleSite): string =>
  renderToStaticMarkup(
    <SiteProvider value={{ site, islandAddress: (name) => `/${name}.js` }}>{element}</SiteProvider>,
  );
