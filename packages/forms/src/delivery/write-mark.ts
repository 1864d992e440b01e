import { MARK_CHANGED, WAITING_MARK } from "./waiting-mark.ts";

/** Writes the time (milliseconds since 1970) by which the outbox is to be looked at, or takes the mark away. */
export function writeMark(time: number | undefined): void {
  try {
    if (time === undefined) localStorage.removeItem(WAITING_MARK);
    else localStorage.setItem(WAITING_MARK, String(time));
    dispatchEvent(new Event(MARK_CHANGED));
  } catch {
    // No storage, no outbox either.
  }
}

/** Moves the mark forward to a time, unless it stands earlier. */
export function bringMarkForward(time: number): void {
  try {
    const marked = Number(localStorage.getItem(WAITING_MARK) ?? Infinity);
    writeMark(Math.min(time, Number.isNaN(marked) ? time : marked));
  } catch {
    // As above.
  }
}
