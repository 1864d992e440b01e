import type { Page } from "@vitrine/schema/content/page";
import type { SectionType } from "@vitrine/schema/sections";
import type { ContentIssue, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose, locate } from "../../1-load/source-file.ts";
import type { Entry, ValidContent } from "../../2-validate/validate-content.ts";

/** Section types that show the page's visible title, its `h1`. */
const HEADINGS: ReadonlySet<SectionType> = new Set(["hero", "quote-form", "not-found"]);

/** Every page has one visible title and the section that other pages lead to; sectors have a rank each. */
export function checkPages(content: ValidContent): Diagnostic[] {
  return [...content.pages.flatMap(checkHeading), ...checkPurposes(content), ...checkRanks(content)];
}

function checkHeading({ file, data: { sections } }: Entry<Page>): Diagnostic[] {
  const [first, ...more] = [...sections.entries()].filter(([, { type }]) => HEADINGS.has(type));
  if (first === undefined)
    return [
      diagnose(file, {
        code: "page-heading",
        path: ["sections"],
        at: "key",
        message: "No section of this page shows a title: screen readers and search engines look for one.",
        hint: "Begin with a section of type hero.",
      }),
    ];
  const late: ContentIssue = {
    code: "page-heading",
    severity: "warning",
    path: ["sections", first[0], "type"],
    message: "The title of this page stands below other sections.",
    hint: `Put the section of type ${first[1].type} first.`,
  };
  const second = more.map(([i, { type }]): ContentIssue => ({
    code: "page-heading",
    path: ["sections", i, "type"],
    message: `This page has its title in a section of type ${first[1].type}; a section of type ${type} shows another.`,
    hint: "Keep one of the two, or make the second a section of type prose.",
  }));
  return [...(first[0] > 0 ? [late] : []), ...second].map((issue) => diagnose(file, issue));
}

/** Pages that site.yaml names for what one of their sections does. */
function checkPurposes({ site, pages }: ValidContent): Diagnostic[] {
  if (site === undefined) return [];
  const { quote, zones } = site.data;
  const purposes: readonly (readonly [string, SectionType, string])[] = [
    [quote.route, "quote-form", "All quote buttons lead"],
    [zones.route, "zone-finder", "The links to all local pages lead"],
    ["/404", "not-found", "Visitors with a wrong address come"],
  ];
  return purposes.flatMap(([route, type, who]) => {
    const page = pages.find(({ data }) => data.route === route);
    if (page === undefined || page.data.sections.some((section) => section.type === type)) return [];
    return [
      diagnose(page.file, {
        code: "missing-section",
        path: ["sections"],
        at: "key",
        message: `${who} to "${route}", which has no section of type ${type}.`,
        hint: `Add one${route === "/404" ? "" : ", or name another page in site.yaml"}.`,
      }),
    ];
  });
}

function checkRanks({ sectors }: ValidContent): Diagnostic[] {
  const byRank = Map.groupBy(sectors, ({ data }) => data.order);
  return [...byRank].flatMap(([order, [first, ...others]]) =>
    others.map(({ file, data }) => ({
      ...diagnose(file, {
        code: "duplicate-rank",
        severity: "warning",
        path: ["order"],
        message: `« ${data.name} » and « ${first?.data.name} » both have the rank ${order}.`,
        hint: "Give each sector a rank of its own: it is its place in the menu.",
      }),
      related:
        first === undefined
          ? []
          : [
              {
                file: first.file.path,
                range: locate(first.file, ["order"], "value"),
                message: "The other one",
              },
            ],
    })),
  );
}
