import type { SectionType } from "@vitrine/schema/sections";
import { NOT_FOUND } from "../../1-load/page-address.ts";
import { stringsIn } from "../../3-resolve/texts/strings-in.ts";
import { issue, keyIn, placeIn, sectionsOf, type SiteRule, within } from "./site-rule.ts";

/** Section types that show the page's visible title, its `h1`. */
const HEADINGS: ReadonlySet<SectionType> = new Set(["hero", "quote-form", "not-found"]);

/** Every page has one visible title, at its top. */
export const checkHeadings: SiteRule = function* ({ content }) {
  const code = "page-heading";
  for (const { file, data } of content.pages) {
    const titled = [...data.sections.entries()].filter(([, { type }]) => HEADINGS.has(type));
    const [first, ...more] = titled;
    if (first === undefined)
      yield issue(code, keyIn(file, "sections"), {
        en: "No section of this page shows a title: screen readers and search engines look for one.",
        fr: "Aucune section de cette page ne montre de titre : les lecteurs d’écran et les moteurs de recherche en cherchent un.",
      });
    else if (first[0] !== 0)
      yield issue(code, placeIn(file, "sections", first[0], "type"), {
        severity: "warning",
        en: "The title of this page stands below other sections.",
        fr: "Le titre de cette page est placé sous d’autres sections.",
      });
    for (const [i, { type }] of more)
      yield issue(code, placeIn(file, "sections", i, "type"), {
        en: `A section of type ${type} shows another title of this page.`,
        fr: `Une section de type ${type} montre un second titre de cette page.`,
      });
  }
};

/** The quote page, the page of all zones and the 404 page have the section that they exist for. */
export const checkPurposes: SiteRule = function* ({ content: { site, pages } }) {
  if (site === undefined) return;
  const { quote, zones } = site.data;
  const purposes: readonly (readonly [string | undefined, SectionType])[] = [
    [quote.route, "quote-form"],
    [zones?.route, "zone-finder"],
    [NOT_FOUND, "not-found"],
  ];
  for (const [route, type] of purposes) {
    const page = pages.find(({ data }) => data.route === route);
    if (page !== undefined && !page.data.sections.some((section) => section.type === type))
      yield issue("missing-section", keyIn(page.file, "sections"), {
        en: `The page "${route}" has no section of type ${type}.`,
        fr: `La page « ${route} » n’a pas de section de type ${type}.`,
      });
  }
};

/** Sections that show a list of the site have one, and local pages have the page that lists them. */
export const checkLists: SiteRule = function* ({ content, local }) {
  const { site, sectors, partners, brokenPages, unpublished } = content;
  if (site === undefined || brokenPages.routes.size + unpublished.size > 0) return;
  const absent: Partial<Record<SectionType, string | false>> = {
    "sector-grid": sectors.length === 0 && "content/sectors",
    "zone-finder": local.length === 0 && "content/zones",
    "logo-strip": partners === undefined && "partners.yaml",
  };
  for (const { section, place } of sectionsOf(content)) {
    const { type } = section;
    const source = absent[type] ?? false;
    if (source !== false)
      yield issue("empty-section", within(place, "type"), {
        en: `The section of type ${type} has nothing to show: ${source} is empty or missing.`,
        fr: `La section de type ${type} n’a rien à montrer : ${source} est vide ou manque.`,
      });
  }
  if (local.length > 0 && site.data.zones === undefined)
    yield issue("missing-key", placeIn(site.file), {
      en: `The key "zones" is missing: content/zones has local pages, and no page lists them.`,
      fr: "La clé « zones » manque : content/zones a des pages locales, et aucune page n’en fait la liste.",
      hint: {
        en: "Write its route, title, near and all, and a page with a section of type zone-finder; examples/plombier-lyon has both, to copy.",
        fr: "Écrivez ses clés route, title, near et all, et une page avec une section de type zone-finder ; examples/plombier-lyon a les deux, à recopier.",
      },
    });
};

/** Drawings can show all that they are given: moments of a day in their order, visits on the days of a planning. */
export const checkDrawings: SiteRule = function* ({ content }) {
  for (const { file, data } of content.sectors) {
    let start = data.day?.from ?? 0;
    for (const [i, { until }] of (data.day?.moments ?? []).entries()) {
      if (until <= start)
        yield issue("hours-out-of-order", placeIn(file, "day", "moments", i, "until"), {
          en: `This moment ends at ${until}, and begins at ${start} only.`,
          fr: `Ce moment finit à ${until} h, et ne commence qu’à ${start} h.`,
        });
      start = until;
    }
  }
  for (const { section, place } of sectionsOf(content)) {
    const { sites = [], days = [] } = (section.type === "prose" ? section.planning : undefined) ?? {};
    for (const { text, path } of stringsIn(sites, (key, day) => key === "day" && !days.includes(day)))
      yield issue("visit-without-day", within(place, "planning", "sites", ...path), {
        en: `"${text}" is no column of this planning (${days.join(", ")}).`,
        fr: `« ${text} » n’est pas une colonne de ce planning (${days.join(", ")}).`,
      });
  }
};
