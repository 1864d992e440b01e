/** Yields to the browser, so that a waiting tap or click is handled before the next step. */
export const turn = () => new Promise<void>((resolve) => setTimeout(resolve));
