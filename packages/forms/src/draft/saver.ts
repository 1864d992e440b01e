/** How long typing must rest before the draft is written, in milliseconds. */
const REST = 400;

export interface Saver {
  soon(): void;
  now(): void;
}

/** Saves once typing rests; `now` saves at once what still waits. */
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
