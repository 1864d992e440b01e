import { type Legal, legal } from "@vitrine/schema/content/legal";
import { type Page, page } from "@vitrine/schema/content/page";
import { type Sector, sector } from "@vitrine/schema/content/sector";
import type { Resolved } from "@vitrine/schema/content/picture";
import { NOT_FOUND } from "../../1-load/page-address.ts";
import type { Entry } from "../../2-validate/validate-content.ts";
import { HOME_CRUMB, makePage } from "../head/page-head.ts";
import type { Resolver } from "../resolver.ts";
import type { PageContext } from "../page-context.ts";
import { withEveningPicture } from "../pictures/evening-picture.ts";
import { hasPlaceholder } from "../texts/has-placeholder.ts";
import { pick } from "../../pick.ts";
import type { PageModel } from "./page-model.ts";
import { resolveSection, type SharedLists } from "./resolve-section.ts";

/** Completes a page made of sections; some sections get lists that no author types. */
export function resolvePage(
  { site, sharedFiles, resolve, report, pictures }: Resolver,
  { file, data }: Entry<Page>,
  lists: SharedLists,
): PageModel {
  const texts = resolve(file, page, data);
  const { route, title, shortTitle, service, price, indexed = true } = texts;
  const sections = texts.sections.map((section, index) =>
    resolveSection(section, { route, index }, lists, (issue) => report(file, [issue])),
  );
  const hero = sections.find((section) => section.type === "hero");
  const form = sections.find((section) => section.type === "quote-form");
  const name = hero?.h1 ?? form?.title ?? title;
  return makePage(site, {
    file,
    route,
    texts,
    picture: hero?.picture,
    service:
      service === undefined ? undefined : { name, type: service, price: sharedFiles.facts.data[price ?? ""] },
    questions: sections.flatMap((section) => (section.type === "faq" ? section.items : [])),
    events: sections.flatMap((section) => (section.type === "events" ? section.items : [])),
    indexed: indexed && route !== NOT_FOUND && !hasPlaceholder(texts),
    template: "SectionsPage",
    props: {
      breadcrumbs: route === "/" ? [HOME_CRUMB] : [HOME_CRUMB, { name: shortTitle ?? title, route }],
      sections: sections.map((section) =>
        section.type === "quote-call" ? withEveningPicture(section, hero?.picture, pictures) : section,
      ),
    },
  });
}

/** Completes a legal text. */
export function resolveLegal({ site, resolve }: Resolver, { file, slug, data }: Entry<Legal>): PageModel {
  const route = `/${slug}`;
  const texts = resolve(file, legal, data);
  const { title, description } = texts;
  return makePage(site, {
    file,
    route,
    texts: { title, description, keywords: [title.toLowerCase()] },
    indexed: !hasPlaceholder(texts),
    template: "LegalPage",
    props: {
      breadcrumbs: [HOME_CRUMB, { name: title, route }],
      ...pick(texts, "h1", "picture", "edited", "updated", "articles"),
    },
  });
}

/** A sector with typeset texts and a measured picture. */
export type ResolvedSector = Entry<Resolved<Sector>>;

/** Resolves a sector's file once, for its own page and for the menus that name it. */
export const resolveSector = (
  { resolve }: Resolver,
  { file, slug, data }: Entry<Sector>,
): ResolvedSector => ({ file, slug, data: resolve(file, sector, data) });

/** Completes a sector page. */
export function sectorPage({ site, pictures }: PageContext, { file, slug, data }: ResolvedSector): PageModel {
  const route = `/${slug}`;
  return makePage(site, {
    file,
    route,
    texts: data,
    picture: data.picture,
    service: { name: data.h1 },
    questions: data.faq?.items,
    indexed: !hasPlaceholder(data),
    template: "SectorPage",
    props: {
      breadcrumbs: [HOME_CRUMB, { name: data.name, route }],
      ...pick(data, "h1", "tagline", "picture", "points", "intro", "paragraphs", "day", "features", "faq"),
      cta: withEveningPicture(data.cta, data.picture, pictures),
      // The check reads the mark of invented material, the page does not.
      ...(data.testimonial && {
        testimonial: pick(data.testimonial, "name", "role", "duration", "content"),
      }),
    },
  });
}
