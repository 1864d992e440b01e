import { deliverDue, type DeliveryOptions } from "../deliver-due.ts";
import { pagePort } from "./page-port.ts";

/** Milliseconds without a new try after the storage failed. */
const STORAGE_PAUSE = 60_000;

/** Delivers the outbox's requests, and returns the milliseconds until the next run. Never rejects. */
export async function deliverFromPage(options: DeliveryOptions): Promise<number | undefined> {
  try {
    const { nextRun } = await deliverDue(pagePort, options);
    return nextRun && nextRun - pagePort.now();
  } catch {
    return STORAGE_PAUSE;
  }
}
