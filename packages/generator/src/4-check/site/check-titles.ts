import type { PageOutline } from "../../3-resolve/pages/page-model.ts";
import { duplicates, placeIn, type SiteRule } from "./site-rule.ts";

/** Reports pages with equal titles or descriptions. */
export const checkTitles: SiteRule = function* ({ pages }) {
  for (const field of ["title", "description"] as const) {
    // The texts of département pages are in the local pages' defaults.
    const placeOf = (page: PageOutline) =>
      placeIn(page.file, ...(page.template === "DepartmentPage" ? ["departmentPage", field] : [field]));
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
