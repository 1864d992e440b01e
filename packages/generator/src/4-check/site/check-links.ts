import type { ContentIssue, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { Site } from "@vitrine/schema/content/site";
import { suggest } from "@vitrine/schema/did-you-mean";
import { diagnose, type SourceText } from "../../1-load/source-file.ts";
import type { Entry, ValidContent } from "../../2-validate/validate-content.ts";
import { HOME_CRUMB } from "../../3-resolve/head/home-crumb.ts";

/** The routes of all pages. */
export interface Routes {
  has(route: string): boolean;
  all(): readonly string[];
}

/** An address with the file that it stands in. */
interface PlacedLink extends Link {
  readonly file: SourceText;
}

/**
 * Every address that site.yaml or a section points to is a page, and so are the home page and the one that is shown where
 * there is none. Every page that search engines may list is linked from another one.
 */
export function checkLinks(
  content: ValidContent,
  routes: Routes,
  local: readonly LinkedFile[],
): Diagnostic[] {
  const { site, pending } = content;
  if (site === undefined || pending.anyRoute) return [];
  const isKnown = (route: string) => routes.has(route) || pending.routes.has(route);
  const links = [
    ...linksOfSite(site),
    ...linksOfPages(content),
    ...local.flatMap(({ file, links: own }) => own.map((link) => ({ ...link, file }))),
  ];
  const broken = links
    .filter(({ route }) => !isKnown(route))
    .map(({ file, route, path }) =>
      diagnose(file, {
        code: "broken-link",
        path,
        at: "value",
        message: `There is no page at "${route}".`,
        hint: suggest(route, [...routes.all(), ...pending.routes]),
      }),
    );
  const missing = NEEDED.filter(({ route }) => !isKnown(route));
  return [...missing.map(({ issue }) => diagnose(site.file, issue)), ...broken, ...orphans(content, links)];
}

function linksOfSite({ file, data: { footer, quote, zones } }: Entry<Site>): PlacedLink[] {
  return [
    { file, route: quote.route, path: ["quote", "route"] },
    { file, route: quote.privacy, path: ["quote", "privacy"] },
    { file, route: zones.route, path: ["zones", "route"] },
    ...routesIn(footer, ["footer"]).map((link) => ({ ...link, file })),
  ];
}

function linksOfPages({ pages, zoneDefaults }: ValidContent): PlacedLink[] {
  return [
    ...pages.flatMap(({ file, data }) =>
      routesIn(data.sections, ["sections"]).map((link) => ({ ...link, file })),
    ),
    ...(zoneDefaults === undefined
      ? []
      : routesIn(zoneDefaults.data, []).map((link) => ({ ...link, file: zoneDefaults.file }))),
  ];
}

/** Pages that visitors can't find. The menu lists the sectors, the page of all zones the local pages. */
function orphans({ pages, legal, zoneDefaults, pending }: ValidContent, links: readonly PlacedLink[]) {
  // A file with a mistake may hold the link.
  if (zoneDefaults === undefined || pending.routes.size > 0) return [];
  const listed = [
    ...pages
      .filter(({ data }) => data.indexed !== false)
      .map(({ file, data }) => ({ file, route: data.route })),
    ...legal.map(({ file, slug }) => ({ file, route: `/${slug}` })),
  ];
  const reached = new Set<string>(NEEDED.map(({ route }) => route));
  const own = new Map(listed.map(({ file, route }) => [file.path, route]));
  for (const { route, file } of links) if (own.get(file.path) !== route) reached.add(route);
  return listed
    .filter(({ route }) => !reached.has(route))
    .map(({ file, route }) =>
      diagnose(file, {
        code: "orphan-page",
        severity: "warning",
        path: file.path.startsWith("pages/") ? ["route"] : ["title"],
        at: "value",
        message: `No page leads to "${route}".`,
        hint: "Name it in the footer or in a section of another page; a page for an advertisement has indexed: false.",
      }),
    );
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
