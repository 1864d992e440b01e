import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose, locate } from "../../1-load/source-file.ts";
import type { PageOutline } from "../../3-resolve/pages/page-model.ts";

/** Checks that no two pages have equal titles or descriptions. */
export function checkUniqueness(pages: readonly PageOutline[]): Diagnostic[] {
  return [...repeated(pages, "title"), ...repeated(pages, "description")];
}

function repeated(pages: readonly PageOutline[], field: "title" | "description"): Diagnostic[] {
  const first = new Map<string, PageOutline>();
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    const text = page.head[field];
    const other = first.get(text);
    if (other === undefined) first.set(text, page);
    else if (other.route !== page.route) {
      diagnostics.push({
        ...diagnose(page.file, {
          code: "duplicate-title",
          path: placeOf(page, field),
          message: `This page has the same ${field} as "${other.route}": « ${text} ».`,
          hint: `Give this page a ${field} of its own.`,
        }),
        related: [
          {
            file: other.file.path,
            range: locate(other.file, placeOf(other, field), "value"),
            message: "The other one",
          },
        ],
      });
    }
  }
  return diagnostics;
}

/** Gives the key of a text; the texts of département pages are in the local pages' defaults. */
const placeOf = ({ template }: PageOutline, field: string) =>
  template === "DepartmentPage" ? ["departmentPage", field] : [field];
