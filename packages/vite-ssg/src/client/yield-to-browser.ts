/** Ends the current task, so that a waiting tap or click is handled before the next step. */
export const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));
