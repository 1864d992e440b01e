import type { deliverFromPage } from "./deliver-from-page.ts";
import { MARK_CHANGED, WAITING_MARK } from "./waiting-mark.ts";

/** Where the site serves `deliver-from-page.ts`. A plain address, since a bundler's import costs every page 900 bytes. */
const DELIVERY_ADDRESS = "/outbox.js";

/** The longest wait of a timer, in milliseconds. A time further away was written by a clock that has been put right. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * What every page pays for the outbox: a look at one localStorage item, on load, on `online`, on return to the page
 * and when the time on it has come. Only then is the delivery itself fetched.
 */
export function wakeOutbox(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const wait = readMark() - Date.now();
    if (wait > 0 && wait <= LONGEST_TIMER) timer = setTimeout(look, wait);
    else if (!Number.isNaN(wait)) void deliver();
  };
  for (const event of ["online", "visibilitychange", MARK_CHANGED]) addEventListener(event, look);
  look();
}

/** The time on the mark; not a number where nothing waits or storage is switched off. */
function readMark(): number {
  try {
    return Number(localStorage.getItem(WAITING_MARK) ?? NaN);
  } catch {
    return NaN;
  }
}

async function deliver(): Promise<void> {
  try {
    const delivery = (await import(/* @vite-ignore */ DELIVERY_ADDRESS)) as {
      deliverFromPage: typeof deliverFromPage;
    };
    await delivery.deliverFromPage();
  } catch {
    // Not fetched: the next page tries again.
  }
}
