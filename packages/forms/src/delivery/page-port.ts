import { ATTRIBUTION_COOKIE } from "../attribution/attribution-terms.data.ts";
import { keepWorker } from "./background-sync.ts";
import type { DeliveryPort } from "./delivery-port.ts";
import { OUTBOX_CHANGED } from "./outbox-terms.data.ts";
import { workerPort } from "./worker-port.ts";

/** The attribution cookie, as `document.cookie` lists it: there with consent only, and with consent always. */
const isConsentThere = new RegExp(`(?:^|; )${ATTRIBUTION_COOKIE}=`);

/** Delivery in a page. */
export const pagePort: DeliveryPort = {
  ...workerPort,
  mayKeepClicks: () => isConsentThere.test(document.cookie),
  announce: () => void dispatchEvent(new Event(OUTBOX_CHANGED)),
  deliverInBackground: keepWorker,
};
