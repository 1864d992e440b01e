import type { PageOutline } from "../../3-resolve/pages/page-model.ts";
import { isReservedRoute, reservedRoute, slugOf } from "../../1-load/page-address.ts";
import { communeSlug } from "../../communes/find-communes.ts";
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

const isDepartment = ({ template }: PageOutline) => template === "DepartmentPage";

/** The place of a page's route. Pages made of sections have a `route` key; other routes come from file names. */
const placeOfRoute = ({ file, template }: PageOutline) =>
  placeIn(file, ...(template === "SectionsPage" ? ["route"] : []));

/** Reports pages with equal titles or descriptions. */
export const checkUniqueness: SiteRule = function* ({ pages }) {
  for (const field of ["title", "description"] as const) {
    // The texts of département pages are in the local pages' defaults.
    const placeOf = (page: PageOutline) =>
      placeIn(page.file, ...(isDepartment(page) ? ["departmentPage", field] : [field]));
    for (const [page, first] of duplicates(pages, ({ head }) => head[field]))
      if (page.route !== first.route)
        yield {
          code: "duplicate-title",
          ...placeOf(page),
          en: `This page has the same ${field} as "${first.route}": « ${page.head[field]} ».`,
          fr: `Cette page a ${field === "title" ? "le même titre" : "la même description"} que « ${first.route} » : « ${page.head[field]} ».`,
          other: placeOf(first),
        };
  }
};

/** Reports communes with several local pages, in the file that is not named after its commune. */
export const checkCommunes: SiteRule = function* ({ local, fileAt, registry }) {
  for (const [page, first] of duplicates(local, ({ outline }) => outline?.insee)) {
    const insee = page.outline?.insee ?? "";
    const commune = registry.byInsee(insee);
    const isOwn = commune !== undefined && slugOf(page.path) === communeSlug(commune);
    const [wrong, right] = isOwn ? [first, page] : [page, first];
    const name = commune === undefined ? insee : `${commune.name} (${insee})`;
    yield {
      code: "duplicate-commune",
      ...placeIn(fileAt(wrong.path), "insee"),
      en: `${name} has two pages.`,
      fr: `${name} a deux pages.`,
      other: placeIn(fileAt(right.path), "insee"),
    };
  }
};
