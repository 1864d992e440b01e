import { sector } from "@vitrine/schema/content/sector";
import type { Sector } from "@vitrine/schema/content/sector";
import type { Entry } from "../2-validate/validate-content.ts";
import { homeCrumb } from "./home-crumb.ts";
import { pageHead } from "./page-head.ts";
import type { PageModel } from "./page-model.ts";
import type { ResolveContext } from "./resolve-content.ts";
import { serviceNode } from "./structured-data.ts";

/** Completes a sector page. */
export function resolveSector(context: ResolveContext, { file, slug, data }: Entry<Sector>): PageModel {
  const route = `/${slug}`;
  const { name, title, description, keywords, ...rest } = context.resolve(file, sector, data);
  const { h1, tagline, picture, intro, paragraphs, features, cta } = rest;
  const breadcrumbs = [homeCrumb(context.site), { name, route }];
  return {
    route,
    file,
    indexed: true,
    head: pageHead({
      site: context.site,
      route,
      title,
      description,
      keywords,
      breadcrumbs,
      picture,
      nodes: [serviceNode(context.site, route, h1, description)],
    }),
    template: "SectorPage",
    props: { breadcrumbs, h1, tagline, picture, intro, paragraphs, features, cta },
  };
}
