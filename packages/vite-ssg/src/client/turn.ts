/** Ends the task: what follows is another, and a press that waits is answered before it. */
export const turn = () => new Promise<void>((resolve) => setTimeout(resolve));
