import { ATTRIBUTION_COOKIE } from "../attribution/attribution-terms.data.ts";
import { keepWorker } from "./background-sync.ts";
import type { DeliveryPort } from "./delivery-port.ts";
import { OUTBOX_CHANGED } from "./outbox-terms.data.ts";
import { workerPort } from "./worker-port.ts";

/** Delivery in a page. */
export const pagePort: DeliveryPort = {
  ...workerPort,
  // The cookie is there with consent only, and with consent always.
  mayKeepClicks: () => document.cookie.includes(`${ATTRIBUTION_COOKIE}=`),
  announce: () => void dispatchEvent(new Event(OUTBOX_CHANGED)),
  deliverInBackground: keepWorker,
};
