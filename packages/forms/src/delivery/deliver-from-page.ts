import { deliverDue } from "./deliver-due.ts";
import { pagePort } from "./page-port.ts";

/** Delivers what waits in the outbox, from any page. */
export async function deliverFromPage(): Promise<void> {
  // Whatever fails here is tried again on the next page, on `online` or on return to the tab.
  await deliverDue(pagePort).catch(() => undefined);
}
