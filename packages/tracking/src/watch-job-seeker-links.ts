import { type DeparturePort, redirectJobSeeker } from "./job-seeker-redirect.ts";

/** The attribute of links to the recruitment site. */
export const JOB_SEEKER_ATTRIBUTE = "data-job-seeker";

/**
 * Makes plain links to the recruitment site report to analytics first. A click that opens a new tab is left
 * alone. `analytics` returns the function that sends an event at that moment, or undefined.
 */
export function watchJobSeekerLinks(analytics: () => DeparturePort["analytics"]): void {
  // Further clicks during the wait for analytics count nothing.
  let isLeaving = false;
  // A visitor who goes elsewhere during the wait, and comes back, stays.
  addEventListener("pagehide", () => (isLeaving = false));
  document.addEventListener("click", (event) => {
    const { target } = event;
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${JOB_SEEKER_ATTRIBUTE}]`) : null;
    const opensTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link === null || event.button !== 0 || opensTab) return;
    event.preventDefault();
    if (isLeaving) return;
    isLeaving = true;
    redirectJobSeeker(link.href, {
      analytics: analytics(),
      leave(address) {
        if (isLeaving) location.assign(address);
        isLeaving = false;
      },
      setTimeout: (act, milliseconds) => void window.setTimeout(act, milliseconds),
    });
  });
}
