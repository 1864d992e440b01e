/** Milliseconds without typing before the draft is stored. */
const REST = 400;

export interface Saver {
  soon(): void;
  now(): void;
}

/** Saves once the visitor pauses typing; `now` saves a pending change at once. */
export function createSaver(save: () => void): Saver {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    if (waiting === undefined) return;
    clearTimeout(waiting);
    waiting = undefined;
    save();
  };
  return {
    now,
    soon() {
      clearTimeout(waiting);
      waiting = setTimeout(now, REST);
    },
  };
}
