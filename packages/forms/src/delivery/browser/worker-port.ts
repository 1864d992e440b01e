import type { DeliveryPort } from "../delivery-port.ts";
import { idbOutbox } from "./idb-outbox.ts";
import { postToWebhook } from "./post-to-webhook.ts";
import { lockById } from "./lock-by-id.ts";

const web = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  isOnline: () => navigator.onLine,
  log: (status: number) => console.info("Réponse du webhook :", status),
};

/** The delivery port that pages and service workers share. */
export const workerPort: DeliveryPort = {
  now: () => Date.now(),
  isOnline: web.isOnline,
  post: (request, webhook, options) => postToWebhook(request, webhook, web, options),
  outbox: idbOutbox,
  exclusively: lockById((navigator as { locks?: LockManager }).locks),
  // A worker stores no request, and the browser itself starts it.
  mayKeepClicks: () => false,
  announce: () => {},
  deliverInBackground: () => {},
};
