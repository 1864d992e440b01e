import { listed } from "@vitrine/schema/diagnostics/words";
import { NOT_FOUND, routeOfFile } from "../../1-load/page-address.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import { HOME_CRUMB } from "../../3-resolve/head/page-head.ts";
import { dayInFrench } from "../../day-of.ts";
import { noticeOf, pageOf, type PlacedLink } from "./links.ts";
import { issue, type Issues, placeIn, type WholeContent } from "./site-rule.ts";

/** Pages that every site must have. */
export const NEEDED = [
  { route: HOME_CRUMB.route, code: "missing-home" },
  { route: NOT_FOUND, code: "missing-not-found" },
] as const;

/** Reports pages that visitors can't find. The page of all zones lists the local pages. */
export function* orphans(content: ValidContent, links: readonly PlacedLink[]): Issues {
  const { site, pages, legal, areSharedFilesValid, brokenPages, unpublished } = content;
  // A file with a mistake, or one that is unpublished, may hold the link.
  if (!areSharedFilesValid || brokenPages.routes.size + unpublished.size > 0) return;
  const findable = [
    ...pages
      .filter(({ data }) => data.indexed !== false)
      .map(({ file, data }) => ({ file, route: data.route, path: ["route"] })),
    ...[...legal, ...(listsSectors(content) ? [] : content.sectors)].map(({ file, slug }) => ({
      file,
      route: `/${slug}`,
      path: ["title"],
    })),
  ];
  const own = new Map(findable.map(({ file, route }) => [file.path, route]));
  const reached = new Set<string>(NEEDED.map(({ route }) => route));
  // With an address outside, the buttons no longer lead to the form's page.
  const hasButtons = site?.data.quote.address === undefined;
  for (const { route, file, path } of links)
    if (own.get(file.path) !== route && (hasButtons || path.join(".") !== "quote.route"))
      reached.add(pageOf(route));
  for (const { route, ...place } of findable)
    if (!reached.has(route))
      yield issue("orphan-page", place, {
        en: `No page leads to "${route}".`,
        fr: `Aucune page ne mène à « ${route} ».`,
      });
}

/** True if a menu, the footer or a section lists all sectors. */
const listsSectors = ({ site, pages }: ValidContent) =>
  [...Object.values(site?.data.nav ?? {}), ...(site?.data.footer.columns ?? [])].some(
    ({ collection }) => collection === "sectors",
  ) || pages.some(({ data }) => data.sections.some(({ type }) => type === "sector-grid"));

/** Reports pages that are shown until a day, and to which links lead that are shown on the next one. */
export function* expiring({ content, local, fileAt }: WholeContent, links: readonly PlacedLink[]): Issues {
  const { pages, sectors, legal } = content;
  const going = [
    ...pages.map(({ file, data }) => ({ file, route: data.route, day: data.expires })),
    ...[...sectors, ...legal].map(({ file, slug, data }) => ({ file, route: `/${slug}`, day: data.expires })),
    // There may be 35,000 local pages, and few that go.
    ...local.flatMap(({ path, outline: { expires: day } = {} }) =>
      day === undefined ? [] : [{ file: fileAt(path), route: routeOfFile(path), day }],
    ),
  ].flatMap(({ day, ...page }) => (day === undefined ? [] : [{ ...page, day }]));
  if (going.length === 0) return;
  const lastDays = new Map(going.map(({ file, day }) => [file.path, day]));
  const byRoute = Map.groupBy(links, (link) => pageOf(link.route));
  for (const { file, route, day } of going) {
    const leading = (byRoute.get(route) ?? []).filter((link) => {
      const last = noticeOf(link, content)?.to ?? lastDays.get(link.file.path);
      return link.file.path !== file.path && (last === undefined || last > day);
    });
    if (leading.length === 0) continue;
    const from = listed([...new Set(leading.map((link) => link.file.path))], MAX_FILES);
    yield issue("links-to-expiring-page", placeIn(file, "expires"), {
      en: `Links lead to "${route}" from ${from}, and it is not shown after ${day}.`,
      fr: `Des liens mènent à « ${route} » depuis ${from}, et cette page n’est plus montrée après le ${dayInFrench(day)}.`,
    });
  }
}

/** The most files that a message lists. */
const MAX_FILES = 4;
