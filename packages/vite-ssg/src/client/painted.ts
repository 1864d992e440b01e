/** A browser that has nothing new to show may make no frame: then this much later, in milliseconds. */
const LONGEST_WAIT = 300;

/**
 * Ends once the next frame is on its way to the screen: what waits for it holds up no paint. In a tab that nobody looks at
 * there is nothing to hold up: it ends at once.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === "hidden") return resolve();
    setTimeout(resolve, LONGEST_WAIT);
    requestAnimationFrame(() => setTimeout(resolve));
  });
