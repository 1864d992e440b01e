/** The parts whose layout `page-frame.module.css` delays until they come near the screen. */
const PARTS = "#contenu > * + *, #contenu + footer, [data-later]";

/**
 * Lays out the delayed parts once the page has loaded, one in each idle moment, so that the visitor never waits.
 * Afterwards page search, the page's length and screen readers have the whole page.
 */
export function layOutRest(): void {
  const parts = document.querySelectorAll<HTMLElement>(PARTS).values();
  const layOutNext = () => {
    const { value: part } = parts.next();
    if (part === undefined) return;
    part.style.contentVisibility = "visible";
    // This call forces the layout now, because two parts in one frame would be one long task.
    part.getBoundingClientRect();
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
}

/** Limit of the wait for an idle moment, in milliseconds: a browser with nothing new to show may have none. */
const MAX_WAIT = 100;

// Safari has no `requestIdleCallback`.
const whenIdle = (act: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(act, { timeout: MAX_WAIT }) : setTimeout(act);
