/**
 * Rules for prefetching links (WICG, Speculation Rules): pages of this site, once a pointer rests on their
 * link or a finger touches it. Nothing is prerendered, so no script runs for an unvisited page. Links to
 * anchors of the same page, to files and to other sites are excluded.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/(.*)" }, { not: { selector_matches: "[href^='#'], [download]" } }] },
      eagerness: "moderate",
    },
  ],
});
