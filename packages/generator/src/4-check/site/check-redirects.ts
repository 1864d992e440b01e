import type { Publication } from "@vitrine/schema/content/page-fields";
import { listed } from "@vitrine/schema/diagnostics/words";
import { isReservedRoute, reservedRoute } from "../../1-load/page-address.ts";
import type { SourceText } from "../../1-load/source-file.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import { byCodeUnits } from "../../by-code-units.ts";
import { brokenTarget } from "./check-links.ts";
import { reportDuplicates, placeIn, type SiteRule } from "./site-rule.ts";

/** An entry that gives a former address; one that is gone leads nowhere. */
interface Former {
  readonly from: string;
  readonly to: string | undefined;
  readonly place: ReturnType<typeof placeIn>;
}

/** A page's file with the names that the page had. */
interface NamedPage {
  readonly file: SourceText;
  readonly route: string;
  readonly formerly?: Publication["formerly"] | undefined;
}

/** The former addresses of pages. */
export interface Redirects {
  /** Sorted by address. */
  readonly formers: readonly Former[];
  /** All addresses from each former one to its page, or until one comes again. */
  readonly trails: ReadonlyMap<string, readonly string[]>;
  /** The last page that each former address leads to, sorted. */
  readonly moved: ReadonlyMap<string, string>;
}

/** Follows all redirects to pages. `local` has the local pages with a former name. */
export function followRedirects(
  content: ValidContent,
  routes: ReadonlySet<string>,
  local: readonly NamedPage[],
): Redirects {
  const formers = formersOf(content, local).sort((a, b) => byCodeUnits(a.from, b.from));
  const targets = new Map(formers.toReversed().map(({ from, to }) => [from, to]));
  const isPage = (route: string) => routes.has(route) || content.brokenPages.routes.has(route);
  const trailOf = (from: string) => {
    const trail = new Set([from]);
    let at = targets.get(from);
    while (at !== undefined && !trail.has(at)) {
      trail.add(at);
      at = isPage(at) ? undefined : targets.get(at);
    }
    return at === undefined ? [...trail] : [...trail, at];
  };
  const trails = new Map([...targets.keys()].toReversed().map((from) => [from, trailOf(from)]));
  const moved = Array.from(trails, ([from, trail]) => [from, trail.at(-1) ?? from] as const);
  return { formers, trails, moved: new Map(moved.filter(([from, to]) => from !== to && isPage(to))) };
}

function formersOf({ pages, sectors, legal, site }: ValidContent, local: readonly NamedPage[]): Former[] {
  const named: NamedPage[] = [
    ...pages.map(({ file, data }) => ({ ...data, file })),
    ...[...sectors, ...legal].map(({ file, slug, data }) => ({ ...data, file, route: `/${slug}` })),
    ...local,
  ];
  const ofPages = named.flatMap(({ file, route, formerly = [] }) =>
    formerly.map((name, i) => ({ from: `/${name}`, to: route, place: placeIn(file, "formerly", i) })),
  );
  if (site === undefined) return ofPages;
  const { file, data } = site;
  const ofSite = (data.redirects ?? []).map(({ from, to }, i) => {
    return { from, to, place: placeIn(file, "redirects", i, "from") };
  });
  return [...ofPages, ...ofSite];
}

/** Every former address has no page any more, is given once, and leads to a page or is gone. */
export const checkRedirects: SiteRule = function* (whole) {
  const { routes, content } = whole;
  const { formers, trails } = whole.redirects;
  yield* reportDuplicates(
    "moved-twice",
    formers.map(({ from, place }) => ({ value: from, ...place })),
  );
  for (const { from, to, place } of formers) {
    const trail = trails.get(from) ?? [];
    if (isReservedRoute(from)) yield { code: "reserved-route", ...place, ...reservedRoute(from) };
    else if (routes.has(from))
      yield {
        code: "redirected-page",
        ...place,
        en: `"${from}" has a page, so it neither leads elsewhere nor is gone.`,
        fr: `« ${from} » a une page : elle ne mène pas ailleurs, et n’est pas retirée.`,
      };
    // Each circle is reported once, at its smallest address.
    else if (trail.length > 1 && trail.at(-1) === from && trail.every((address) => address >= from))
      yield {
        code: "redirect-loop",
        ...place,
        en: `These addresses lead round in a circle: ${trail.join(" → ")}.`,
        fr: `Ces adresses tournent en rond : ${trail.join(" → ")}.`,
      };
    // A former address that leads on has a report of its own.
    if (to === undefined || routes.has(to) || (trails.get(to)?.length ?? 0) > 1) continue;
    if (!content.brokenPages.anyRoute && !content.brokenPages.routes.has(to))
      yield {
        code: "broken-link",
        ...brokenTarget(to, whole),
        ...placeIn(place.file, ...place.path.slice(0, -1), "to"),
      };
  }
};

/** The most addresses that one message names. */
const MAX_NAMED = 10;

/** Every address that a build has published has a page, leads to one, or is said to be gone. */
export const checkVanished: SiteRule = function* ({ site, content, published, routes, redirects }) {
  const { unpublished, brokenPages } = content;
  // A file with a mistake may make the page.
  if (brokenPages.anyRoute) return;
  const accounted = new Set([
    ...[brokenPages.routes, unpublished.keys(), redirects.moved.keys()].flatMap((some) => [...some]),
    ...redirects.formers.flatMap(({ from, to }) => (to === undefined ? [from] : [])),
  ]);
  const lost = published.filter((route) => !routes.has(route) && !accounted.has(route));
  const [first] = lost;
  if (first === undefined) return;
  const all = listed(
    lost.map((route) => `"${route}"`),
    MAX_NAMED,
  );
  yield {
    code: "vanished-page",
    ...placeIn(site.file, "redirects"),
    at: "key",
    en: `The last builds had pages here, and nothing leads on from there now: ${all}.`,
    fr: `Les dernières constructions avaient une page à ces adresses, et rien ne les redirige : ${all}.`,
    hint: {
      en: `Add formerly: [${first.slice(1)}] to the page that replaces it, or from: ${first} to redirects in site.yaml, with to, or with gone: true.`,
      fr: `Ajoutez formerly: [${first.slice(1)}] à la page qui la remplace, ou from: ${first} à redirects dans site.yaml, avec to ou avec gone: true.`,
    },
  };
};
