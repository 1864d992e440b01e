import { type ContentKind, contentKinds } from "@vitrine/schema/content-kinds";
import type { ContentIssue, ContentPath, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { Site } from "@vitrine/schema/content/site";
import { LINKS_KEYWORD } from "@vitrine/schema/fields";
import { linksInText, OUTSIDE_NAMES } from "@vitrine/schema/text-links";
import { suggest } from "@vitrine/schema/did-you-mean";
import { diagnose, type SourceText } from "../../1-load/source-file.ts";
import type { Entry, ValidContent } from "../../2-validate/validate-content.ts";
import { mapTexts } from "../../3-resolve/texts/map-texts.ts";
import { HOME_CRUMB } from "../../3-resolve/head/home-crumb.ts";

/** Routes of all pages. */
export interface Routes {
  has(route: string): boolean;
  all(): readonly string[];
}

/** An address with the file that it stands in. */
interface PlacedLink extends Link {
  readonly file: SourceText;
}

/**
 * Every address that site.yaml or a section points to is a page. The home page and the page for unknown addresses are
 * there. Every page that search engines may list is linked from another one.
 */
export function checkLinks(
  content: ValidContent,
  routes: Routes,
  local: readonly LinkedFile[],
): Diagnostic[] {
  const { site, pending } = content;
  if (site === undefined || pending.anyRoute) return [];
  const isKnown = (target: string) => {
    const [route = ""] = target.split("#");
    return routes.has(route) || pending.routes.has(route);
  };
  const links = [
    ...linksOfSite(site),
    ...linksOfPages(content),
    ...local.flatMap(({ file, links: own }) => own.map((link) => ({ ...link, file }))),
  ];
  const broken = links
    .filter(({ route }) => !isKnown(route))
    .map(({ file, route, path, part }) =>
      diagnose(file, {
        code: "broken-link",
        path,
        ...(part !== undefined && { part }),
        ...brokenTarget(route, content, routes),
      }),
    );
  const missing = NEEDED.filter(({ route }) => !isKnown(route));
  return [
    ...missing.map(({ issue }) => diagnose(site.file, issue)),
    ...broken,
    ...lostAnchors(content, links),
    ...orphans(content, links),
  ];
}

/** Why each held page can't be reached. */
const HELD = {
  draft: "is a draft",
  scheduled: "is not published yet",
  expired: "has been taken off",
} as const;

/** Says why nothing is at the target of a link. */
function brokenTarget(
  target: string,
  { held, pending }: ValidContent,
  routes: Routes,
): Pick<ContentIssue, "message" | "hint"> {
  const away = held.get(target.replace(/#.*/, ""));
  if (away !== undefined)
    return {
      message: `The page "${target}" ${HELD[away.why]} (${away.path}).`,
      hint: "Remove the link for as long, or change draft, publish or expires in that file.",
    };
  if (target.startsWith("/"))
    return {
      message: `There is no page at "${target}".`,
      hint: suggest(target, [...routes.all(), ...pending.routes]),
    };
  return {
    message: `"${target}" is neither a page of the site nor the name of an address of site.yaml.`,
    hint: /^https?:/.test(target)
      ? "Leave out the brackets: an address written in full becomes a link."
      : suggest(target, OUTSIDE_NAMES),
  };
}

function linksOfSite({ file, data: { footer, quote, zones } }: Entry<Site>): PlacedLink[] {
  return [
    { file, route: quote.route, path: ["quote", "route"] },
    { file, route: quote.privacy, path: ["quote", "privacy"] },
    { file, route: zones.route, path: ["zones", "route"] },
    ...routesIn(footer, ["footer"]).map((link) => ({ ...link, file })),
  ];
}

function linksOfPages({ pages, sectors, legal, zoneDefaults }: ValidContent): PlacedLink[] {
  const linksOf = (kind: ContentKind, { file, data }: Entry<unknown>, routed: unknown = data) =>
    [...routesIn(routed, []), ...linksInTexts(kind, data)].map((link) => ({ ...link, file }));
  return [
    ...pages.flatMap((entry) => linksOf("page", entry, { sections: entry.data.sections })),
    ...sectors.flatMap((entry) => linksOf("sector", entry)),
    ...legal.flatMap((entry) => linksOf("legal", entry)),
    ...(zoneDefaults === undefined ? [] : linksOf("zone-defaults", zoneDefaults)),
  ];
}

/** Links in texts to a part of a page that has no such part; the footer is the part `contact` of all pages. */
function lostAnchors({ pages }: ValidContent, links: readonly PlacedLink[]): Diagnostic[] {
  return links.flatMap(({ file, route: target, path, part }) => {
    const [route = "", anchor] = target.split("#");
    const page = anchor === undefined ? undefined : pages.find(({ data }) => data.route === route);
    if (anchor === undefined || page === undefined || anchor === "contact") return [];
    const anchors = page.data.sections.flatMap(({ id }) => id ?? []);
    if (anchors.includes(anchor)) return [];
    return [
      diagnose(file, {
        code: "broken-link",
        path,
        ...(part !== undefined && { part }),
        message: `The page "${route}" has no section with the anchor "${anchor}".`,
        hint: suggest(anchor, anchors) ?? `Give the section an id.`,
      }),
    ];
  });
}

/** Pages that visitors can't find. The menu lists the sectors, the page of all zones the local pages. */
function orphans({ pages, legal, zoneDefaults, pending, held }: ValidContent, links: readonly PlacedLink[]) {
  // A file with a mistake, or one that is held back, may hold the link.
  if (zoneDefaults === undefined || pending.routes.size + held.size > 0) return [];
  const listed = [
    ...pages
      .filter(({ data }) => data.indexed !== false)
      .map(({ file, data }) => ({ file, route: data.route })),
    ...legal.map(({ file, slug }) => ({ file, route: `/${slug}` })),
  ];
  const reached = new Set<string>(NEEDED.map(({ route }) => route));
  const own = new Map(listed.map(({ file, route }) => [file.path, route]));
  for (const { route, file } of links)
    if (own.get(file.path) !== route) reached.add(route.replace(/#.*/, ""));
  return listed
    .filter(({ route }) => !reached.has(route))
    .map(({ file, route }) =>
      diagnose(file, {
        code: "orphan-page",
        severity: "warning",
        path: file.path.startsWith("pages/") ? ["route"] : ["title"],
        message: `No page leads to "${route}".`,
        hint: "Name it in the footer or in a section of another page; a page for an advertisement has indexed: false.",
      }),
    );
}

/** Pages that every site must have. */
const NEEDED = [
  {
    route: HOME_CRUMB.route,
    issue: {
      code: "missing-home",
      path: ["url"],
      message: "No page has the address /, to which every page's header and trail lead.",
      hint: "Write one, content/pages/accueil.yaml for instance, with route: /.",
    },
  },
  {
    route: "/404",
    issue: {
      code: "missing-not-found",
      path: ["url"],
      message: "No page has the address /404, which whoever serves the site shows where there is no page.",
      hint: "Write one, content/pages/404.yaml for instance, with route: /404 and a section of type not-found.",
    },
  },
] as const satisfies readonly { route: string; issue: ContentIssue }[];

/** An address in a file, and its place there. */
export interface Link {
  readonly route: string;
  readonly path: ContentPath;
  /** The link as it is typed, if it stands in a text. */
  readonly part?: string;
}

/** The links inside the texts of a file, without those to addresses of site.yaml. */
export function linksInTexts(kind: ContentKind, data: unknown): Link[] {
  const links: Link[] = [];
  mapTexts(contentKinds[kind].schema, data, (text, path, schema) => {
    if (schema[LINKS_KEYWORD] === true)
      for (const { target, typed } of linksInText(text))
        if (!isOutsideName(target)) links.push({ route: target, path, part: typed });
    return text;
  });
  return links;
}

const isOutsideName = (target: string) => (OUTSIDE_NAMES as readonly string[]).includes(target);

/** A local page's file with the addresses in it. */
export interface LinkedFile {
  readonly file: SourceText;
  readonly links: readonly Link[];
}

/** Finds every `route` in a section at any depth, so that new section types are included. */
export function routesIn(value: unknown, path: (string | number)[]): Link[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => routesIn(item, [...path, i]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === "route" && typeof item === "string"
      ? [{ route: item, path: [...path, key] }]
      : routesIn(item, [...path, key]),
  );
}
