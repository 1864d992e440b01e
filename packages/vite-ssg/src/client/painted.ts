/** Ends once the next frame is on its way to the screen: what waits for it holds up no paint. Not in a hidden tab. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
