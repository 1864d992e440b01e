import { deliverDue } from "./deliver-due.ts";
import { pagePort } from "./page-port.ts";

/** How long a storage that failed is left alone. */
const STORAGE_PAUSE = 60_000;

/** Delivers what waits in the outbox, from any page. Never rejects. */
export async function deliverFromPage(): Promise<void> {
  try {
    await deliverDue(pagePort);
  } catch {
    pagePort.lookAgainAt(pagePort.now() + STORAGE_PAUSE);
  }
}
