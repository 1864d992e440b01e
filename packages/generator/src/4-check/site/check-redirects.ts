import type { Publication } from "@vitrine/schema/content/page-fields";
import { countedInFrench } from "@vitrine/schema/diagnostics/words";
import type { SourceText } from "../../1-load/source-file.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import { byCodeUnits } from "../../by-code-units.ts";
import { brokenTarget } from "./check-links.ts";
import { isReserved, isReservedRoute } from "./check-routes.ts";
import { type FileIssue, placeIn, type SiteRule, twins, type WholeContent } from "./site-rule.ts";

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

/** A former address, and all addresses from there to the page, or back to the first of a circle. */
interface Trail {
  readonly former: Former;
  readonly addresses: readonly string[];
  readonly isCircle: boolean;
}

/** The former addresses of pages. */
export interface Redirects {
  readonly formers: readonly Former[];
  readonly trails: readonly Trail[];
  /** The last page that each former address leads to, sorted. */
  readonly moved: ReadonlyMap<string, string>;
}

/** Follows all redirects to pages. `local` has the local pages with a former name. */
export function followRedirects(
  content: ValidContent,
  routes: ReadonlySet<string>,
  local: readonly NamedPage[],
): Redirects {
  const formers = [...formersOfPages(content, local), ...formersOfSite(content)];
  formers.sort((a, b) => byCodeUnits(a.from, b.from));
  const byAddress = new Map(formers.toReversed().map((former) => [former.from, former]));
  const isPage = (route: string) => routes.has(route) || content.pending.routes.has(route);
  const trails = formers
    .filter((former) => byAddress.get(former.from) === former)
    .map((former) => trailOf(former, byAddress, isPage));
  const moved = trails.flatMap(({ former: { from }, addresses }) => {
    const to = addresses.at(-1) ?? from;
    return to !== from && isPage(to) ? [[from, to] as const] : [];
  });
  return { formers, trails, moved: new Map(moved) };
}

function formersOfPages({ pages, sectors, legal }: ValidContent, local: readonly NamedPage[]): Former[] {
  const named = [
    ...pages.map(({ file, data }) => ({ ...data, file })),
    ...[...sectors, ...legal].map(({ file, slug, data }) => ({ ...data, file, route: `/${slug}` })),
    ...local,
  ];
  return named.flatMap(({ file, route, formerly = [] }) =>
    formerly.map((name, i) => ({ from: `/${name}`, to: route, place: placeIn(file, "formerly", i) })),
  );
}

function formersOfSite({ site }: ValidContent): Former[] {
  if (site === undefined) return [];
  const { file, data } = site;
  return (data.redirects ?? []).map(({ from, to }, i) => {
    return { from, to, place: placeIn(file, "redirects", i, "from") };
  });
}

function trailOf(
  former: Former,
  formers: ReadonlyMap<string, Former>,
  isPage: (route: string) => boolean,
): Trail {
  const addresses = [former.from];
  let at = former.to;
  while (at !== undefined && !addresses.includes(at)) {
    addresses.push(at);
    if (isPage(at)) break;
    at = formers.get(at)?.to;
  }
  return { former, addresses, isCircle: at === former.from };
}

/** Every former address has no page any more, is given once, and leads to a page or is gone. */
export const checkRedirects: SiteRule = function* (whole) {
  const { formers, trails } = whole.redirects;
  for (const [again, first] of twins(formers, ({ from }) => from))
    yield {
      code: "moved-twice",
      ...again.place,
      message: {
        en: `"${again.from}" is given twice as a former address.`,
        fr: `« ${again.from} » est donnée deux fois comme ancienne adresse.`,
      },
      other: first.place,
    };
  for (const trail of trails) yield* checkTrail(trail, whole);
};

/** A trail starts where no page is, and ends at a page. */
function* checkTrail({ former, addresses, isCircle }: Trail, whole: WholeContent): Generator<FileIssue> {
  const { routes, redirects, content } = whole;
  const { from, to, place } = former;
  if (isReservedRoute(from))
    yield {
      code: "reserved-route",
      ...place,
      message: isReserved(from),
      hint: {
        en: "No page can have been there: remove this.",
        fr: "Aucune page n’a pu s’y trouver : retirez ceci.",
      },
    };
  else if (routes.has(from))
    yield {
      code: "redirected-page",
      ...place,
      message:
        to === undefined
          ? {
              en: `"${from}" has a page, so it is not gone.`,
              fr: `« ${from} » a une page, et n’est donc pas retirée.`,
            }
          : {
              en: `"${from}" has a page: nobody would reach it, if the address led to "${to}".`,
              fr: `« ${from} » a une page : personne ne l’atteindrait si l’adresse menait à « ${to} ».`,
            },
    };
  // Each circle is reported once, at its smallest address.
  else if (isCircle && addresses.every((address) => address >= from))
    yield {
      code: "redirect-loop",
      ...place,
      message: {
        en: `These addresses lead round in a circle: ${[...addresses, from].join(" → ")}.`,
        fr: `Ces adresses tournent en rond : ${[...addresses, from].join(" → ")}.`,
      },
    };
  const next = redirects.formers.find((one) => one.from === to);
  if (to === undefined || routes.has(to) || content.pending.routes.has(to)) return;
  if (content.pending.anyRoute || next?.to) return;
  const problem =
    next === undefined
      ? brokenTarget(to, whole)
      : {
          message: {
            en: `"${to}" is gone, as another entry says.`,
            fr: `« ${to} » est retirée, comme le dit une autre entrée.`,
          },
          hint: {
            en: "Lead to a page, or write gone: true here too.",
            fr: "Donnez une page pour but, ou écrivez gone: true ici aussi.",
          },
        };
  if (problem !== undefined)
    yield { code: "broken-link", ...problem, ...placeIn(place.file, ...place.path.slice(0, -1), "to") };
}

/** The most addresses that one message names. */
const MOST_NAMED = 10;

/** Every address that a build has published has a page, leads to one, or is said to be gone. */
export const checkVanished: SiteRule = function* ({ content, published, routes, redirects }) {
  const { site, held, pending } = content;
  // A file with a mistake may make the page.
  if (site === undefined || pending.anyRoute) return;
  const accounted = new Set([
    ...[pending.routes, held.keys(), redirects.moved.keys()].flatMap((some) => [...some]),
    ...redirects.formers.flatMap(({ from, to }) => (to === undefined ? [from] : [])),
  ]);
  const [first, ...others] = published.filter((route) => !routes.has(route) && !accounted.has(route));
  if (first === undefined) return;
  const named = [first, ...others.slice(0, MOST_NAMED - 1)];
  const rest = others.length + 1 - named.length;
  const english = [...named.map((route) => `"${route}"`), ...(rest > 0 ? [`${rest} more`] : [])];
  const more = rest > 0 ? [`et ${countedInFrench(rest, "autre", "autres")}`] : [];
  const french = [...named.map((route) => `« ${route} »`), ...more];
  yield {
    code: "vanished-page",
    ...placeIn(site.file, "redirects"),
    at: "key",
    message: {
      en: `The last builds had pages here, and nothing leads on from there now: ${english.join(", ")}.`,
      fr: `Les dernières constructions avaient une page à ces adresses, et rien ne les redirige : ${french.join(", ")}.`,
    },
    hint: {
      en: `Add formerly: [${first.slice(1)}] to the page that replaces it, or from: ${first} to redirects in site.yaml, with to, or with gone: true.`,
      fr: `Ajoutez formerly: [${first.slice(1)}] à la page qui la remplace, ou from: ${first} à redirects dans site.yaml, avec to ou avec gone: true.`,
    },
  };
};
