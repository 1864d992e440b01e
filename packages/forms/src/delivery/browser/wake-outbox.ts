import type { deliverFromPage } from "./deliver-from-page.ts";
import { OUTBOX_CHANGED, OUTBOX_NAME } from "./outbox-terms.data.ts";

/** The address of `deliver-from-page.ts`, as a string: a bundler's import costs every page 900 bytes. */
const DELIVERY_ADDRESS = "/outbox.js";

/** Milliseconds until the next try after the delivery code could not be fetched. */
const FETCH_RETRY_DELAY = 60_000;

/**
 * Checks for an outbox on load, on `online`, on return to the page and when a try is due. It fetches the
 * delivery code only if there is one. Every page loads this script, so it stays small.
 */
export function wakeOutbox(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async (isVisit: boolean) => {
    const wait = await deliver(isVisit);
    clearTimeout(timer);
    if (wait !== undefined) timer = setTimeout(() => void run(false), wait);
  };
  const visit = () => void (document.hidden || run(true));
  for (const event of ["online", "pageshow", "visibilitychange"]) addEventListener(event, visit);
  addEventListener(OUTBOX_CHANGED, () => void run(false));
  visit();
}

/** Browsers cache a module's failed fetch by its address, so each new try has another address. */
let failures = 0;

async function deliver(isVisit: boolean): Promise<number | undefined> {
  try {
    // Older browsers can't list the databases.
    const databases = await indexedDB.databases?.();
    if (databases?.every(({ name }) => name !== OUTBOX_NAME)) return undefined;
    const address = failures === 0 ? DELIVERY_ADDRESS : `${DELIVERY_ADDRESS}?${failures}`;
    const delivery = (await import(/* @vite-ignore */ address)) as {
      deliverFromPage: typeof deliverFromPage;
    };
    return await delivery.deliverFromPage({ isVisit });
  } catch {
    failures += 1;
    return FETCH_RETRY_DELAY;
  }
}
