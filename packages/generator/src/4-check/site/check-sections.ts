import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose, locate } from "../../1-load/source-file.ts";
import type { Entry, ValidContent } from "../../2-validate/validate-content.ts";
import type { Page } from "@vitrine/schema/content/page";
import type { Partners } from "@vitrine/schema/content/partners";

/** Reports repeated anchors of a page, and invented material, which is an error in a release. */
export function checkSections({ pages, partners }: ValidContent, release: boolean): Diagnostic[] {
  return [
    ...pages.flatMap((page) => [...repeatedAnchors(page), ...inventedMaterial(page, release)]),
    ...(partners?.data.fictional === true ? [inventedPartners(partners, release)] : []),
  ];
}

const inventedPartners = ({ file }: Entry<Partners>, release: boolean) =>
  diagnose(file, {
    code: "fictional-content",
    severity: release ? "error" : "warning",
    path: ["fictional"],
    message: "The partners and their logos are invented.",
    hint: "Replace them by companies that allow their logos to be shown, and remove fictional.",
  });

function repeatedAnchors({ file, data }: Entry<Page>): Diagnostic[] {
  const first = new Map<string, number>();
  return data.sections.flatMap(({ id }, i) => {
    if (id === undefined) return [];
    const other = first.get(id);
    if (other === undefined) {
      first.set(id, i);
      return [];
    }
    const range = locate(file, ["sections", other, "id"], "value");
    return [
      {
        ...diagnose(file, {
          code: "duplicate-anchor",
          path: ["sections", i, "id"],
          message: `Two sections of this page have the anchor "${id}".`,
          hint: "Links would lead to the first only: name each section differently.",
        }),
        related: [{ file: file.path, range, message: "The other one" }],
      },
    ];
  });
}

function inventedMaterial({ file, data }: Entry<Page>, release: boolean): Diagnostic[] {
  return data.sections.flatMap((section, i) =>
    "fictional" in section && section.fictional === true
      ? [
          diagnose(file, {
            code: "fictional-content",
            severity: release ? "error" : "warning",
            path: ["sections", i, "fictional"],
            message: `The section « ${section.title} » is invented.`,
            hint: "Replace it by real words, with their authors' consent, and remove fictional; or remove the section.",
          }),
        ]
      : [],
  );
}
