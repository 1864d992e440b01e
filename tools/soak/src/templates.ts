import { bundleOptions } from "@vitrine/site/bundle-options";
import { paths } from "@vitrine/site/paths";
import type { PageModule } from "@vitrine/generator/emit-modules";
import type { SiteModel } from "@vitrine/schema/site-model";
import { bundle, bundleFiles } from "@vitrine/vite-ssg/bundle";
import { pageRenderer } from "@vitrine/vite-ssg/page-renderer";

/** What pages say, each as JSON, and what they share. */
export interface Said {
  readonly site: SiteModel;
  readonly pages: readonly Pick<PageModule, "route" | "text">[];
}

/** Gives the HTML of pages by their routes; not of those that say what they say in `known`. */
export type RenderSite = (said: Said, known?: Said) => ReadonlyMap<string, string>;

/** Loads the site's own templates, bundled first where they are not yet, to render pages without writing them. */
export async function siteTemplates(): Promise<RenderSite> {
  const options = bundleOptions(paths.cache);
  const bundled = await bundle(options);
  const render = await pageRenderer(bundleFiles(options.pageImports, bundled));
  const { scripts } = bundled;
  return ({ site, pages }, known) => {
    const same = known !== undefined && JSON.stringify(known.site) === JSON.stringify(site);
    const before = new Map(same ? known.pages.map(({ route, text }) => [route, text]) : []);
    return new Map(
      pages
        .filter(({ route, text }) => before.get(route) !== text)
        .map(({ route, text }) => [route, render(text, { site, scripts })]),
    );
  };
}
