import type { PageOutline } from "../../3-resolve/pages/page-model.ts";
import { type FileIssue, type SiteRule, twins } from "./site-rule.ts";

/** Routes of the site's own files; routes below them are reserved too. */
export const RESERVED_ROUTES = ["/assets", "/images", "/og", "/video", "/index", "/sitemap", "/robots"];

/** True if an address belongs to the site's own files. */
export const isReservedRoute = (route: string): boolean =>
  RESERVED_ROUTES.some((reserved) => route === reserved || route.startsWith(`${reserved}/`));

/** Reports pages with equal addresses, and pages at a reserved address. */
export const checkRoutes: SiteRule = function* ({ pages }) {
  for (const page of pages)
    if (isReservedRoute(page.route))
      yield {
        code: "reserved-route",
        file: page.file,
        path: routePath(page),
        message: `The address "${page.route}" belongs to the factory's own files.`,
        hint: routePath(page).length > 0 ? "Give the page another route." : "Rename the file.",
      };
  for (const [page, first] of twins(pages, ({ route }) => route)) {
    if (isDepartment(page) === isDepartment(first))
      yield {
        code: "duplicate-route",
        file: page.file,
        path: routePath(page),
        message: `${page.file.path} and ${first.file.path} both make the page "${page.route}".`,
        hint: "Rename one of the files, or change its route.",
        other: { file: first.file, path: routePath(first) },
      };
    else yield takenByDepartment(isDepartment(page) ? first : page);
  }
};

const isDepartment = ({ template }: PageOutline) => template === "DepartmentPage";

const takenByDepartment = (page: PageOutline): FileIssue => ({
  code: "reserved-route",
  file: page.file,
  path: routePath(page),
  message: `The address "${page.route}" is that of the département's page, which is made of the local pages.`,
  hint: "Change the route of this page; the texts of the départements' pages are departmentPage in zone-defaults.yaml.",
});

/**
 * Gives the key of a page's route. Pages made of sections have a `route` key; other routes come from file
 * names.
 */
const routePath = ({ template }: PageOutline) => (template === "SectionsPage" ? ["route"] : []);

/** Reports pages with equal titles or descriptions. */
export const checkUniqueness: SiteRule = function* ({ pages }) {
  for (const field of ["title", "description"] as const) {
    // The texts of département pages are in the local pages' defaults.
    const pathOf = (page: PageOutline) => (isDepartment(page) ? ["departmentPage", field] : [field]);
    for (const [page, first] of twins(pages, ({ head }) => head[field]))
      if (page.route !== first.route)
        yield {
          code: "duplicate-title",
          file: page.file,
          path: pathOf(page),
          message: `This page has the same ${field} as "${first.route}": « ${page.head[field]} ».`,
          hint: `Give this page a ${field} of its own.`,
          other: { file: first.file, path: pathOf(first) },
        };
  }
};

/** Reports communes with several local pages. */
export const checkCommunes: SiteRule = function* ({ local, fileAt }) {
  for (const [page, first] of twins(local, ({ insee }) => insee))
    yield {
      code: "duplicate-commune",
      file: fileAt(page.path),
      path: ["insee"],
      message: `${page.path} and ${first.path} are both about the commune "${page.insee}".`,
      hint: "Correct the code, or delete one of the files.",
      other: { file: fileAt(first.path), path: ["insee"] },
    };
};
