import type { SectionType } from "@vitrine/schema/sections";
import type { Words } from "@vitrine/schema/diagnostics/words";
import { stringsIn } from "../../3-resolve/texts/strings-in.ts";
import { placeIn, type SiteRule, twins } from "./site-rule.ts";

/** Section types that show the page's visible title, its `h1`. */
const HEADINGS: ReadonlySet<SectionType> = new Set(["hero", "quote-form", "not-found"]);

/** Every page has one visible title, at its top. */
export const checkHeadings: SiteRule = function* ({ content }) {
  for (const { file, data } of content.pages) {
    const [first, ...more] = [...data.sections.entries()].filter(([, { type }]) => HEADINGS.has(type));
    const code = "page-heading";
    if (first === undefined) {
      yield {
        code,
        ...placeIn(file, "sections"),
        at: "key",
        message: {
          en: "No section of this page shows a title: screen readers and search engines look for one.",
          fr: "Aucune section de cette page ne montre de titre : les lecteurs d’écran et les moteurs de recherche en cherchent un.",
        },
        hint: { en: "Begin with a section of type hero.", fr: "Commencez par une section de type hero." },
      };
      continue;
    }
    const [index, { type: shown }] = first;
    if (index > 0)
      yield {
        code,
        severity: "warning",
        ...placeIn(file, "sections", index, "type"),
        message: {
          en: "The title of this page stands below other sections.",
          fr: "Le titre de cette page est placé sous d’autres sections.",
        },
        hint: {
          en: `Put the section of type ${shown} first.`,
          fr: `Placez en premier la section de type ${shown}.`,
        },
      };
    for (const [i, { type }] of more)
      yield {
        code,
        ...placeIn(file, "sections", i, "type"),
        message: {
          en: `This page has its title in a section of type ${shown}; a section of type ${type} shows another.`,
          fr: `Cette page a son titre dans une section de type ${shown} ; une section de type ${type} en montre un second.`,
        },
        hint: {
          en: "Keep one of the two, or make the second a section of type prose.",
          fr: "Gardez l’une des deux, ou faites de la seconde une section de type prose.",
        },
      };
  }
};

/** Pages that site.yaml names for what one of their sections does have that section. */
export const checkPurposes: SiteRule = function* ({ content: { site, pages } }) {
  if (site === undefined) return;
  const { quote, zones } = site.data;
  const purposes: readonly (readonly [string | undefined, SectionType, Words])[] = [
    [quote.route, "quote-form", { en: "All quote buttons lead", fr: "Tous les boutons de devis mènent" }],
    [
      zones?.route,
      "zone-finder",
      { en: "The links to all local pages lead", fr: "Les liens vers toutes les pages locales mènent" },
    ],
    [
      "/404",
      "not-found",
      { en: "Visitors with a wrong address come", fr: "Les visiteurs d’une mauvaise adresse arrivent" },
    ],
  ];
  for (const [route, type, who] of purposes) {
    const page = pages.find(({ data }) => data.route === route);
    if (page !== undefined && !page.data.sections.some((section) => section.type === type))
      yield {
        code: "missing-section",
        ...placeIn(page.file, "sections"),
        at: "key",
        message: {
          en: `${who.en} to "${route}", which has no section of type ${type}.`,
          fr: `${who.fr} à « ${route} », qui n’a pas de section de type ${type}.`,
        },
        hint: {
          en: `Add one${route === "/404" ? "" : ", or name another page in site.yaml"}.`,
          fr: `Ajoutez-en une${route === "/404" ? "" : ", ou nommez une autre page dans site.yaml"}.`,
        },
      };
  }
};

/** Sections that show a list of the site have one, and local pages have the page that lists them. */
export const checkLists: SiteRule = function* ({ content, local }) {
  const { site, pages, sectors, partners, pending, held } = content;
  if (site === undefined || pending.routes.size + held.size > 0) return;
  const absent: Partial<Record<SectionType, Words>> = {
    ...(sectors.length === 0 && {
      "sector-grid": {
        en: "there is no page in content/sectors",
        fr: "il n’y a pas de page dans content/sectors",
      },
    }),
    ...(local.length === 0 && {
      "zone-finder": {
        en: "there is no page in content/zones",
        fr: "il n’y a pas de page dans content/zones",
      },
    }),
    ...(partners === undefined && {
      "logo-strip": { en: "there is no partners.yaml", fr: "partners.yaml n’existe pas" },
    }),
  };
  for (const { file, data } of pages)
    for (const [i, { type }] of data.sections.entries()) {
      const why = absent[type];
      if (why !== undefined)
        yield {
          code: "empty-section",
          ...placeIn(file, "sections", i, "type"),
          message: {
            en: `The section of type ${type} has nothing to show: ${why.en}.`,
            fr: `La section de type ${type} n’a rien à montrer : ${why.fr}.`,
          },
        };
    }
  if (local.length > 0 && site.data.zones === undefined)
    yield {
      code: "missing-key",
      ...placeIn(site.file),
      message: {
        en: `The key "zones" is missing: content/zones has local pages, and no page lists them.`,
        fr: "La clé « zones » manque : content/zones a des pages locales, et aucune page n’en fait la liste.",
      },
      hint: {
        en: "Write its route, title, near and all, and a page with a section of type zone-finder; examples/plombier-lyon has both, to copy.",
        fr: "Écrivez ses clés route, title, near et all, et une page avec une section de type zone-finder ; examples/plombier-lyon a les deux, à recopier.",
      },
    };
};

/** Sectors have a rank each. */
export const checkRanks: SiteRule = function* ({ content }) {
  for (const [{ file, data }, first] of twins(content.sectors, (sector) => sector.data.order))
    yield {
      code: "duplicate-rank",
      ...placeIn(file, "order"),
      message: {
        en: `« ${data.name} » and « ${first.data.name} » both have the rank ${data.order}.`,
        fr: `« ${data.name} » et « ${first.data.name} » ont tous deux le rang ${data.order}.`,
      },
      other: { file: first.file, path: ["order"] },
    };
};

/** Sections of a page have an anchor each. */
export const checkAnchors: SiteRule = function* ({ content }) {
  for (const { file, data } of content.pages)
    for (const [[i, { id }], [first]] of twins(data.sections.entries(), ([, section]) => section.id))
      yield {
        code: "duplicate-anchor",
        ...placeIn(file, "sections", i, "id"),
        message: {
          en: `Two sections of this page have the anchor "${id}".`,
          fr: `Deux sections de cette page ont l’ancre « ${id} ».`,
        },
        other: { file, path: ["sections", first, "id"] },
      };
};

/** Drawings can show all that they are given: moments of a day in their order, visits on the days of a planning. */
export const checkDrawings: SiteRule = function* ({ content: { pages, sectors } }) {
  for (const { file, data } of sectors) {
    let start = data.day?.from ?? 0;
    for (const [i, { until }] of (data.day?.moments ?? []).entries()) {
      if (until <= start)
        yield {
          code: "hours-out-of-order",
          ...placeIn(file, "day", "moments", i, "until"),
          message: {
            en: `This moment ends at ${until}, and begins at ${start} only.`,
            fr: `Ce moment finit à ${until} h, et ne commence qu’à ${start} h.`,
          },
        };
      start = until;
    }
  }
  for (const { file, data } of pages)
    for (const [i, section] of data.sections.entries()) {
      const { sites = [], days = [] } = (section.type === "prose" ? section.planning : undefined) ?? {};
      for (const { text, path } of stringsIn(sites, (key, day) => key === "day" && !days.includes(day)))
        yield {
          code: "visit-without-day",
          ...placeIn(file, "sections", i, "planning", "sites", ...path),
          message: {
            en: `"${text}" is no column of this planning (${days.join(", ")}).`,
            fr: `« ${text} » n’est pas une colonne de ce planning (${days.join(", ")}).`,
          },
        };
    }
};
