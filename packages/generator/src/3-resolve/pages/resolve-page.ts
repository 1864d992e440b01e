import { type Page, page } from "@vitrine/schema/content/page";
import type { Entry } from "../../2-validate/validate-content.ts";
import { HOME_CRUMB } from "../head/home-crumb.ts";
import { pageHead } from "../head/page-head.ts";
import type { PageModel } from "./page-model.ts";
import type { ResolveContext } from "../resolve-context.ts";
import { resolveSection, type SharedLists } from "./resolve-section.ts";
import { faqNode, serviceNode } from "../head/structured-data.ts";

/** Completes a page made of sections; some sections get lists that no author types. */
export function resolvePage(
  context: ResolveContext,
  { file, data }: Entry<Page>,
  lists: SharedLists,
): PageModel {
  const {
    route,
    title,
    description,
    keywords,
    shortTitle,
    service,
    indexed: wanted = true,
    sections: written,
  } = context.resolve(file, page, data);
  // Hosts show this page at every wrong address.
  const indexed = wanted && route !== "/404";
  const sections = written.map((section, i) =>
    resolveSection(section, { route, index: i }, lists, (issue) => context.report(file, [issue])),
  );
  const breadcrumbs = route === "/" ? [HOME_CRUMB] : [HOME_CRUMB, { name: shortTitle ?? title, route }];
  const questions = sections.flatMap((section) => (section.type === "faq" ? section.items : []));
  const hero = sections.find((section) => section.type === "hero");
  const form = sections.find((section) => section.type === "quote-form");
  const heading = hero?.h1 ?? form?.title ?? title;
  return {
    route,
    file,
    indexed,
    shortTitle,
    head: pageHead({
      site: context.site,
      route,
      title,
      description,
      keywords,
      breadcrumbs,
      indexed,
      picture: hero?.picture,
      nodes: [
        ...(service === undefined
          ? []
          : [serviceNode(context.site, route, heading, description, { type: service })]),
        ...(questions.length > 0 ? [faqNode(context.site, route, questions)] : []),
      ],
    }),
    template: "SectionsPage",
    props: { breadcrumbs, sections },
  };
}
