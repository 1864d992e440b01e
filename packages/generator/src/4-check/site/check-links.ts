import type { ContentIssue, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import { diagnose, type SourceText } from "../../1-load/source-file.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import { HOME_CRUMB } from "../../3-resolve/head/home-crumb.ts";

/** The routes of all pages. */
export interface Routes {
  has(route: string): boolean;
  all(): readonly string[];
}

/** Every address that site.yaml or a section points to is a page, and so are the home page and the one that is shown where there is none. */
export function checkLinks(
  { site, zoneDefaults, pages: written, pending }: ValidContent,
  routes: Routes,
  local: readonly LinkedFile[],
): Diagnostic[] {
  if (site === undefined || pending.anyRoute) return [];
  const isKnown = (route: string) => routes.has(route) || pending.routes.has(route);
  const { footer, quote, zones: zonesPage } = site.data;
  const ofFooter = Object.entries(footer).flatMap(([list, entries]) =>
    entries.map(({ route }, i) => ({ route, path: ["footer", list, i, "route"] as (string | number)[] })),
  );
  const own = [
    { route: quote.route, path: ["quote", "route"] },
    { route: quote.privacy, path: ["quote", "privacy"] },
    { route: zonesPage.route, path: ["zones", "route"] },
  ];
  const ofSite = [...own, ...ofFooter].map((link) => ({ ...link, file: site.file }));
  const ofPages = written.flatMap(({ file, data }) =>
    routesIn(data.sections, ["sections"]).map((link) => ({ ...link, file })),
  );
  const ofDefaults =
    zoneDefaults === undefined
      ? []
      : routesIn(zoneDefaults.data, []).map((link) => ({ ...link, file: zoneDefaults.file }));
  const ofLocal = local.flatMap(({ file, links }) => links.map((link) => ({ ...link, file })));
  const broken = [...ofSite, ...ofPages, ...ofDefaults, ...ofLocal].flatMap(({ file, route, path }) =>
    route === undefined || isKnown(route)
      ? []
      : [
          diagnose(file, {
            code: "broken-link",
            path,
            at: "value",
            message: `There is no page at "${route}".`,
            hint: suggest(route, [...routes.all(), ...pending.routes]),
          }),
        ],
  );
  const missing = NEEDED.filter(({ route }) => !isKnown(route));
  return [...missing.map(({ issue }) => diagnose(site.file, issue)), ...broken];
}

/** The pages that no site can do without. */
const NEEDED = [
  {
    route: HOME_CRUMB.route,
    issue: {
      code: "missing-home",
      path: ["url"],
      at: "value",
      message: "No page has the address /, to which every page's header and trail lead.",
      hint: "Write one, content/pages/accueil.yaml for instance, with route: /.",
    },
  },
  {
    route: "/404",
    issue: {
      code: "missing-not-found",
      path: ["url"],
      at: "value",
      message: "No page has the address /404, which whoever serves the site shows where there is no page.",
      hint: "Write one, content/pages/404.yaml for instance, with route: /404 and a section of type not-found.",
    },
  },
] as const satisfies readonly { route: string; issue: ContentIssue }[];

/** An address in a file, and where it stands. */
export interface Link {
  readonly route: string;
  readonly path: (string | number)[];
}

/** A local page's file with the addresses in it. */
export interface LinkedFile {
  readonly file: SourceText;
  readonly links: readonly Link[];
}

/** Every `route` in a section, however deep: no section type is forgotten. */
export function routesIn(value: unknown, path: (string | number)[]): Link[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => routesIn(item, [...path, i]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === "route" && typeof item === "string"
      ? [{ route: item, path: [...path, key] }]
      : routesIn(item, [...path, key]),
  );
}
