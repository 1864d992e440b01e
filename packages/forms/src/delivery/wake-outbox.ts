/** The localStorage item that says, without opening the outbox, when it is to be looked at: milliseconds since 1970. */
export const WAITING_MARK = "vitrine-outbox";
/** Says on the page that the mark has changed. */
export const MARK_CHANGED = "vitrine:outbox";

/**
 * What every page pays for the outbox: a look at one localStorage item, on load, on `online`, on return to the page
 * and when the time on it has come. Only then is the delivery itself fetched.
 */
export function wakeOutbox(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    try {
      const wait = Number(localStorage.getItem(WAITING_MARK) ?? NaN) - Date.now();
      if (wait > 0) timer = setTimeout(look, wait);
      else if (wait <= 0)
        void import("./deliver-from-page.ts").then(({ deliverFromPage }) => deliverFromPage());
    } catch {
      // Storage switched off: nothing can wait.
    }
  };
  for (const event of ["online", "visibilitychange", MARK_CHANGED]) addEventListener(event, look);
  look();
}
