import type { deliverFromPage } from "./deliver-from-page.ts";
import { OUTBOX_CHANGED, OUTBOX_NAME } from "./outbox-terms.data.ts";

/** Where the site serves `deliver-from-page.ts`. A plain address, since a bundler's import costs every page 900 bytes. */
const DELIVERY_ADDRESS = "/outbox.js";

/**
 * What every page pays for the outbox: a look whether there is one, on load, on `online`, on return to the page and
 * when the next try is due. Only then is the delivery itself fetched. IndexedDB alone decides: a mark elsewhere may be
 * lost when a browser dies.
 */
export function wakeOutbox(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (isVisit: boolean) => {
    const wait = await deliver(isVisit);
    clearTimeout(timer);
    if (wait !== undefined) timer = setTimeout(() => void look(false), wait);
  };
  const visit = () => void (document.hidden || look(true));
  for (const event of ["online", "pageshow", "visibilitychange"]) addEventListener(event, visit);
  addEventListener(OUTBOX_CHANGED, () => void look(false));
  visit();
}

async function deliver(isVisit: boolean): Promise<number | undefined> {
  try {
    // Older browsers can't say which databases there are.
    const databases = await indexedDB.databases?.();
    if (databases?.every(({ name }) => name !== OUTBOX_NAME)) return undefined;
    const delivery = (await import(/* @vite-ignore */ DELIVERY_ADDRESS)) as {
      deliverFromPage: typeof deliverFromPage;
    };
    return await delivery.deliverFromPage({ isVisit });
  } catch {
    // No storage, or not fetched: the next page tries again.
    return undefined;
  }
}
