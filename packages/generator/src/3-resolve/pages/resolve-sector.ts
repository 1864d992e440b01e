import type { Resolved } from "@vitrine/schema/content/picture";
import { sector } from "@vitrine/schema/content/sector";
import type { Sector } from "@vitrine/schema/content/sector";
import type { Entry } from "../../2-validate/validate-content.ts";
import { HOME_CRUMB } from "../head/home-crumb.ts";
import { isIndexed, pageHead } from "../head/page-head.ts";
import type { DeployedSite } from "../settings.ts";
import { hasPlaceholder } from "../texts/has-placeholder.ts";
import type { PageModel } from "./page-model.ts";
import type { ResolveContext } from "../resolve-context.ts";
import { faqNode, serviceNode } from "../head/structured-data.ts";

/** A sector with typeset texts and a measured picture. */
export type ResolvedSector = Entry<Resolved<Sector>>;

/** Resolves a sector's file once, for its own page and for the menus that name it. */
export function resolveSector(context: ResolveContext, { file, slug, data }: Entry<Sector>): ResolvedSector {
  return { file, slug, data: context.resolve(file, sector, data) };
}

/** Completes a sector page. */
export function sectorPage(site: DeployedSite, { file, slug, data }: ResolvedSector): PageModel {
  const route = `/${slug}`;
  const {
    name,
    title,
    description,
    keywords,
    shortTitle,
    h1,
    tagline,
    picture,
    points,
    intro,
    paragraphs,
    features,
    faq,
    cta,
  } = data;
  const breadcrumbs = [HOME_CRUMB, { name, route }];
  const head = pageHead({
    site,
    route,
    title,
    description,
    keywords,
    breadcrumbs,
    picture,
    nodes: [
      serviceNode(site, route, h1, description),
      ...(faq === undefined ? [] : [faqNode(site, route, faq.items)]),
    ],
    indexed: !hasPlaceholder(data),
  });
  return {
    route,
    file,
    indexed: isIndexed(head),
    shortTitle,
    head,
    template: "SectorPage",
    props: {
      breadcrumbs,
      h1,
      tagline,
      picture,
      ...(points && { points }),
      intro,
      paragraphs,
      features,
      ...(faq && { faq }),
      cta,
    },
  };
}
