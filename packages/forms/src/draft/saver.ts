/** Milliseconds without typing before the draft is stored. */
const SAVE_DELAY = 400;

/** Saves once the visitor pauses typing; `now` saves a pending change at once. */
export function createSaver(save: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    if (waiting === undefined) return;
    clearTimeout(waiting);
    waiting = undefined;
    save();
  };
  return {
    now,
    soon(): void {
      clearTimeout(waiting);
      waiting = setTimeout(now, SAVE_DELAY);
    },
  };
}
