import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose, locate } from "../../1-load/source-file.ts";
import type { PageOutline } from "../../3-resolve/pages/page-model.ts";

/** Routes of the site's own files; routes below them are reserved too. */
export const RESERVED_ROUTES = ["/assets", "/images", "/og", "/video", "/index", "/sitemap", "/robots"];

/** True if an address belongs to the site's own files. */
export const isReservedRoute = (route: string): boolean =>
  RESERVED_ROUTES.some((reserved) => route === reserved || route.startsWith(`${reserved}/`));

/** Reports pages with equal addresses, and pages at a reserved address. */
export function checkRoutes(pages: readonly PageOutline[]): Diagnostic[] {
  const first = new Map<string, PageOutline>();
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    if (isReservedRoute(page.route)) {
      diagnostics.push(
        diagnose(page.file, {
          code: "reserved-route",
          path: routePath(page),
          message: `The address "${page.route}" belongs to the factory's own files.`,
          hint: routePath(page).length > 0 ? "Give the page another route." : "Rename the file.",
        }),
      );
    }
    const other = first.get(page.route);
    if (other === undefined) {
      first.set(page.route, page);
      continue;
    }
    if (isDepartment(page) !== isDepartment(other)) {
      diagnostics.push(takenByDepartment(isDepartment(page) ? other : page));
      continue;
    }
    const range = locate(other.file, routePath(other), "value");
    diagnostics.push({
      ...diagnose(page.file, {
        code: "duplicate-route",
        path: routePath(page),
        message: `${page.file.path} and ${other.file.path} both make the page "${page.route}".`,
        hint: "Rename one of the files, or change its route.",
      }),
      related: [{ file: other.file.path, range, message: "The other one" }],
    });
  }
  return diagnostics;
}

const isDepartment = ({ template }: PageOutline) => template === "DepartmentPage";

function takenByDepartment(page: PageOutline): Diagnostic {
  return diagnose(page.file, {
    code: "reserved-route",
    path: routePath(page),
    message: `The address "${page.route}" is that of the département's page, which is made of the local pages.`,
    hint: "Change the route of this page; the texts of the départements' pages are departmentPage in zone-defaults.yaml.",
  });
}

/**
 * Gives the key of a page's route. Pages made of sections have a `route` key; other routes come from file
 * names.
 */
const routePath = ({ template }: PageOutline) => (template === "SectionsPage" ? ["route"] : []);
