import { listed } from "@vitrine/schema/diagnostics/words";
import { isReservedRoute, reservedRoute } from "../../1-load/page-address.ts";
import { brokenTarget } from "./check-links.ts";
import { reportDuplicates } from "./check-duplicates.ts";
import { issue, keyIn, placeIn, type SiteRule } from "./site-rule.ts";

/** Every former address has no page any more, is given once, and leads to a page or is gone. */
export const checkRedirects: SiteRule = function* (whole) {
  const { routes, content } = whole;
  const { formers, trails } = whole.redirects;
  yield* reportDuplicates(
    "moved-twice",
    formers.map(({ from, place }) => ({ value: from, place })),
  );
  for (const { from, to, place } of formers) {
    const trail = trails.get(from) ?? [];
    if (isReservedRoute(from)) yield issue("reserved-route", place, reservedRoute(from));
    else if (routes.has(from))
      yield issue("redirected-page", place, {
        en: `"${from}" has a page, so it neither leads elsewhere nor is gone.`,
        fr: `« ${from} » a une page : elle ne mène pas ailleurs, et n’est pas retirée.`,
      });
    // Each circle is reported once, at its smallest address.
    else if (trail.length > 1 && trail.at(-1) === from && trail.every((address) => address >= from))
      yield issue("redirect-loop", place, {
        en: `These addresses lead round in a circle: ${trail.join(" → ")}.`,
        fr: `Ces adresses tournent en rond : ${trail.join(" → ")}.`,
      });
    // A former address that leads on has a report of its own.
    if (to === undefined || routes.has(to) || (trails.get(to)?.length ?? 0) > 1) continue;
    if (!content.brokenPages.anyRoute && !content.brokenPages.routes.has(to))
      yield issue(
        "broken-link",
        placeIn(place.file, ...place.path.slice(0, -1), "to"),
        brokenTarget(to, whole, place.file),
      );
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
  yield issue("vanished-page", keyIn(site.file, "redirects"), {
    en: `The last builds had pages here, and nothing leads on from there now: ${all}.`,
    fr: `Les dernières constructions avaient une page à ces adresses, et rien ne les redirige : ${all}.`,
    hint: {
      en: `Add formerly: [${first.slice(1)}] to the page that replaces it, or from: ${first} to redirects in site.yaml, with to, or with gone: true.`,
      fr: `Ajoutez formerly: [${first.slice(1)}] à la page qui la remplace, ou from: ${first} à redirects dans site.yaml, avec to ou avec gone: true.`,
    },
  });
};
