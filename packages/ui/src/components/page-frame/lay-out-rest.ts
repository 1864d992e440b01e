/** The parts that `page-frame.module.css` keeps from being laid out before they come near the screen. */
const PARTS = "#contenu > * + *, #contenu + footer, [data-later]";

/**
 * Lays out, once the page has loaded, what its styles have left for later: one part in each idle moment, so that none
 * holds the visitor up. From then on nothing is left out, and the browser's page search, the length of the page and
 * what is told to screen readers are as on any page.
 */
export function layOutRest(): void {
  const parts = document.querySelectorAll<HTMLElement>(PARTS).values();
  const layOutNext = () => {
    const { value: part } = parts.next();
    if (part === undefined) return;
    part.style.contentVisibility = "visible";
    // Asked for, it is laid out here: two parts in one frame would be one long task.
    part.getBoundingClientRect();
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
}

/** A browser that has nothing new to show may have no idle moment: then this much later, in milliseconds. */
const LONGEST_WAIT = 100;

// Safari has no idle callback.
const whenIdle = (act: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(act, { timeout: LONGEST_WAIT }) : setTimeout(act);
