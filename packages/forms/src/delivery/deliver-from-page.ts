import { deliverDue, type DeliveryOptions } from "./deliver-due.ts";
import { pagePort } from "./page-port.ts";

/** How long a storage that failed is left alone. */
const STORAGE_PAUSE = 60_000;

/** Delivers what waits in the outbox, from any page; gives the milliseconds to the next look. Never rejects. */
export async function deliverFromPage(options: DeliveryOptions): Promise<number | undefined> {
  try {
    const { nextLook } = await deliverDue(pagePort, options);
    return nextLook && nextLook - pagePort.now();
  } catch {
    return STORAGE_PAUSE;
  }
}
