type Condition = (island: HTMLElement, value: string) => Promise<unknown> | undefined;

/** Resolves at the first of some events. */
const first = (target: EventTarget, ...events: readonly string[]) =>
  new Promise((resolve) => {
    for (const event of events) target.addEventListener(event, resolve, { once: true, passive: true });
  });

/** Signs of intent: a pointer, focus, or a click, the only event from some assistive technology. */
const SIGNS = ["pointerover", "focusin", "click"];
/** Matches an island that the visitor reached before this script ran. */
const REACHED = ":is(:hover, :focus-within, :has(:popover-open))";

/** The conditions of islands, by the name of their attribute: `on:visible`. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  visible: (island) =>
    new Promise<void>((resolve) => {
      new IntersectionObserver((entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      }).observe(island);
    }),
  load: () => (document.readyState === "complete" ? undefined : first(window, "load")),
  intent: (island) => (island.matches(REACHED) ? undefined : first(island, ...SIGNS)),
  media(_, query) {
    const media = matchMedia(query);
    return media.matches ? undefined : first(media, "change");
  },
};

/** Resolves when all conditions of an island are met. */
export const wanted = (island: HTMLElement): Promise<unknown> =>
  Promise.all(
    Object.entries(CONDITIONS).map(([name, condition]) => {
      const value = island.getAttribute(`on:${name}`);
      return value === null ? undefined : condition(island, value);
    }),
  );
