import type { PageOutline } from "../../3-resolve/pages/page-model.ts";
import { isReservedRoute, reservedRoute } from "../../1-load/page-address.ts";
import { placeIn, type SiteRule, duplicates } from "./site-rule.ts";

/** Reports pages with equal addresses, and pages at a reserved address. */
export const checkRoutes: SiteRule = function* ({ pages }) {
  for (const page of pages)
    if (isReservedRoute(page.route))
      yield {
        code: "reserved-route",
        ...placeOfRoute(page),
        ...reservedRoute(page.route),
      };
  for (const [page, first] of duplicates(pages, ({ route }) => route))
    yield {
      code: "duplicate-route",
      ...placeOfRoute(page),
      en: `${page.file.path} and ${first.file.path} both make the page "${page.route}".`,
      fr: `${page.file.path} et ${first.file.path} font tous deux la page « ${page.route} ».`,
      other: placeOfRoute(first),
    };
};

/** The place of a page's route. Pages made of sections have a `route` key; other routes come from file names. */
const placeOfRoute = ({ file, template }: PageOutline) =>
  placeIn(file, ...(template === "SectionsPage" ? ["route"] : []));
