/**
 * What a browser may fetch before a link is followed (WICG, Speculation Rules): pages of this site, once a pointer rests
 * on their link or a finger touches it. Nothing is rendered ahead, so no script runs for a page that nobody sees.
 * Links to a place of the same page, to files and to elsewhere are left alone.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/(.*)" }, { not: { selector_matches: "[href^='#'], [download]" } }] },
      eagerness: "moderate",
    },
  ],
});
