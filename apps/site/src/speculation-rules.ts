/**
 * Rules for prefetching links (WICG, Speculation Rules): pages of this site, once a pointer rests on their
 * link or a finger touches it. Nothing is prerendered, so no script runs for an unvisited page. Only links to
 * pages of this site begin with a slash; anchors of the same page and other sites' addresses do not.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: "[href^='/']" }, eagerness: "moderate" }],
});
