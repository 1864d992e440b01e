import type { SectionType } from "@vitrine/schema/sections";
import { footerEntries, menuEntries } from "./placed-entries.ts";
import { type SiteRule, twins } from "./site-rule.ts";

/** Section types that show the page's visible title, its `h1`. */
const HEADINGS: ReadonlySet<SectionType> = new Set(["hero", "quote-form", "not-found"]);

/** Every page has one visible title, at its top. */
export const checkHeadings: SiteRule = function* ({ content }) {
  for (const { file, data } of content.pages) {
    const [first, ...more] = [...data.sections.entries()].filter(([, { type }]) => HEADINGS.has(type));
    const code = "page-heading";
    if (first === undefined) {
      const message =
        "No section of this page shows a title: screen readers and search engines look for one.";
      yield {
        code,
        file,
        path: ["sections"],
        at: "key",
        message,
        hint: "Begin with a section of type hero.",
      };
      continue;
    }
    const [index, { type: shown }] = first;
    if (index > 0)
      yield {
        code,
        severity: "warning",
        file,
        path: ["sections", index, "type"],
        message: "The title of this page stands below other sections.",
        hint: `Put the section of type ${shown} first.`,
      };
    for (const [i, { type }] of more)
      yield {
        code,
        file,
        path: ["sections", i, "type"],
        message: `This page has its title in a section of type ${shown}; a section of type ${type} shows another.`,
        hint: "Keep one of the two, or make the second a section of type prose.",
      };
  }
};

/** Pages that site.yaml names for what one of their sections does have that section. */
export const checkPurposes: SiteRule = function* ({ content: { site, pages } }) {
  if (site === undefined) return;
  const { quote, zones } = site.data;
  const purposes: readonly (readonly [string, SectionType, string])[] = [
    [quote.route, "quote-form", "All quote buttons lead"],
    ...(zones === undefined
      ? []
      : ([[zones.route, "zone-finder", "The links to all local pages lead"]] as const)),
    ["/404", "not-found", "Visitors with a wrong address come"],
  ];
  for (const [route, type, who] of purposes) {
    const page = pages.find(({ data }) => data.route === route);
    if (page !== undefined && !page.data.sections.some((section) => section.type === type))
      yield {
        code: "missing-section",
        file: page.file,
        path: ["sections"],
        at: "key",
        message: `${who} to "${route}", which has no section of type ${type}.`,
        hint: `Add one${route === "/404" ? "" : ", or name another page in site.yaml"}.`,
      };
  }
};

/** Sections that show a list of the site have one, and local pages have the page that lists them. */
export const checkLists: SiteRule = function* ({ content }) {
  const { site, pages, sectors, zones, partners, pending, held } = content;
  if (site === undefined || pending.routes.size + held.size > 0) return;
  const absent: Partial<Record<SectionType, string>> = {
    ...(sectors.length === 0 && { "sector-grid": "there is no page in content/sectors" }),
    ...(zones.length === 0 && { "zone-finder": "there is no page in content/zones" }),
    ...(partners === undefined && { "logo-strip": "there is no partners.yaml" }),
  };
  for (const { file, data } of pages)
    for (const [i, { type }] of data.sections.entries())
      if (absent[type] !== undefined)
        yield {
          code: "empty-section",
          file,
          path: ["sections", i, "type"],
          message: `The section of type ${type} has nothing to show: ${absent[type]}.`,
          hint: "Remove the section, or write what it lists.",
        };
  if (zones.length > 0 && site.data.zones === undefined)
    yield {
      code: "missing-key",
      file: site.file,
      path: [],
      message: `The key "zones" is missing: content/zones has local pages, and no page lists them.`,
      hint: "Write its route, title, near and all, and a page with a section of type zone-finder.",
    };
};

/** An entry of a menu has one target; an entry of the footer may have none. */
export const checkEntries: SiteRule = function* ({ content: { site } }) {
  if (site === undefined) return;
  const menus = menuEntries(site.data).map((entry) => ({ ...entry, least: 1 }));
  const foot = footerEntries(site.data).map((entry) => ({ ...entry, least: 0 }));
  for (const { label, path, least, ...targets } of [...menus, ...foot]) {
    const count = Object.keys(targets).length;
    if (count < least || count > 1)
      yield {
        code: "bad-item-count",
        file: site.file,
        path: [...path, "label"],
        message: `« ${label} » has ${count === 0 ? "no target" : "several targets"}.`,
        hint: "Keep one of route, address and opens.",
      };
  }
};

/** Sectors have a rank each. */
export const checkRanks: SiteRule = function* ({ content }) {
  for (const [{ file, data }, first] of twins(content.sectors, (sector) => sector.data.order))
    yield {
      code: "duplicate-rank",
      severity: "warning",
      file,
      path: ["order"],
      message: `« ${data.name} » and « ${first.data.name} » both have the rank ${data.order}.`,
      hint: "Give each sector a rank of its own: it is its place in the menu.",
      other: { file: first.file, path: ["order"] },
    };
};

/** Sections of a page have an anchor each. */
export const checkAnchors: SiteRule = function* ({ content }) {
  for (const { file, data } of content.pages)
    for (const [[i, { id }], [first]] of twins(data.sections.entries(), ([, section]) => section.id))
      yield {
        code: "duplicate-anchor",
        file,
        path: ["sections", i, "id"],
        message: `Two sections of this page have the anchor "${id}".`,
        hint: "Links would lead to the first only: name each section differently.",
        other: { file, path: ["sections", first, "id"] },
      };
};

/** Invented material stays out of a release. */
export const checkInvented: SiteRule = function* ({ content: { pages, partners } }) {
  const code = "fictional-content";
  for (const { file, data } of pages)
    for (const [i, section] of data.sections.entries())
      if ("fictional" in section && section.fictional === true)
        yield {
          code,
          file,
          path: ["sections", i, "fictional"],
          message: `The section « ${section.title} » is invented.`,
          hint: "Replace it by real words, with their authors' consent, and remove fictional; or remove the section.",
        };
  if (partners?.data.fictional === true)
    yield {
      code,
      file: partners.file,
      path: ["fictional"],
      message: "The partners and their logos are invented.",
      hint: "Replace them by companies that allow their logos to be shown, and remove fictional.",
    };
};
