import { ATTRIBUTION_COOKIE } from "../../attribution/attribution-terms.data.ts";
import { setWorkerRegistered } from "./background-sync.ts";
import type { DeliveryPort } from "../delivery-port.ts";
import { OUTBOX_CHANGED } from "./outbox-terms.data.ts";
import { workerPort } from "./worker-port.ts";

/** Matches the attribution cookie in `document.cookie`. It is present with consent only, and then always. */
const attributionCookie = new RegExp(`(?:^|; )${ATTRIBUTION_COOKIE}=`);

/** The delivery port of a page. */
export const pagePort: DeliveryPort = {
  ...workerPort,
  mayKeepClicks: () => attributionCookie.test(document.cookie),
  announce: () => void dispatchEvent(new Event(OUTBOX_CHANGED)),
  deliverInBackground: setWorkerRegistered,
};
