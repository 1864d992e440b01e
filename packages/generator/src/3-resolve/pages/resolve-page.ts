import { type Page, page } from "@vitrine/schema/content/page";
import type { Entry } from "../../2-validate/validate-content.ts";
import { HOME_CRUMB } from "../head/home-crumb.ts";
import { isIndexed, pageHead } from "../head/page-head.ts";
import { hasPlaceholder } from "../texts/has-placeholder.ts";
import type { PageModel } from "./page-model.ts";
import type { ResolveContext } from "../resolve-context.ts";
import { resolveSection, type SharedLists } from "./resolve-section.ts";
import { faqNode, serviceNode } from "../head/structured-data.ts";

/** Hosts show this page at every wrong address. */
const NOT_FOUND = "/404";

/** Completes a page made of sections; some sections get lists that no author types. */
export function resolvePage(
  context: ResolveContext,
  { file, data }: Entry<Page>,
  lists: SharedLists,
): PageModel {
  const resolved = context.resolve(file, page, data);
  const {
    route,
    title,
    description,
    keywords,
    shortTitle,
    service,
    indexed: wanted = true,
    sections: written,
  } = resolved;
  const sections = written.map((section, i) =>
    resolveSection(section, { route, index: i }, lists, (issue) => context.report(file, [issue])),
  );
  const breadcrumbs = route === "/" ? [HOME_CRUMB] : [HOME_CRUMB, { name: shortTitle ?? title, route }];
  const questions = sections.flatMap((section) => (section.type === "faq" ? section.items : []));
  const hero = sections.find((section) => section.type === "hero");
  const form = sections.find((section) => section.type === "quote-form");
  const heading = hero?.h1 ?? form?.title ?? title;
  const head = pageHead({
    site: context.site,
    route,
    title,
    description,
    keywords,
    breadcrumbs,
    picture: hero?.picture,
    nodes: [
      ...(service === undefined
        ? []
        : [serviceNode(context.site, route, heading, description, { type: service })]),
      ...(questions.length > 0 ? [faqNode(context.site, route, questions)] : []),
    ],
    indexed: wanted && route !== NOT_FOUND && !hasPlaceholder(resolved),
  });
  return {
    route,
    file,
    indexed: isIndexed(head),
    shortTitle,
    head,
    template: "SectionsPage",
    props: { breadcrumbs, sections },
  };
}
