import { bundleOptions } from "@vitrine/site/bundle-options";
import { paths } from "@vitrine/site/paths";
import type { EmittedModules } from "@vitrine/generator/emit-modules";
import type { SiteModel } from "@vitrine/schema/site-model";
import { bundle, bundleFiles } from "@vitrine/vite-ssg/bundle";
import { pageRenderer } from "@vitrine/vite-ssg/page-renderer";

/** The HTML of a site's pages by their routes. */
export type RenderSite = (site: SiteModel, modules: EmittedModules) => ReadonlyMap<string, string>;

/** Loads the site's own templates, bundled first where they are not yet, to render pages without writing them. */
export async function siteTemplates(): Promise<RenderSite> {
  const options = bundleOptions(paths.cache);
  const bundled = await bundle(options);
  const render = await pageRenderer(bundleFiles(options.pageImports, bundled));
  const { scripts } = bundled;
  return (site, { pages }) =>
    new Map(pages.map(({ route, data }) => [route, render(route, plain(data), { site, scripts })]));
}

/** As a page's data reaches the threads of a build: what is undefined is absent. */
const plain = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;
