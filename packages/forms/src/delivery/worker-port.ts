import type { DeliveryPort } from "./delivery-port.ts";
import { idbOutbox } from "./idb-outbox.ts";
import { postIfAllowed, postToWebhook } from "./post-to-webhook.ts";
import { takeTurns } from "./take-turns.ts";

const web = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  isOnline: () => navigator.onLine,
  log: (status: number) => console.info("Réponse du webhook :", status),
};

/** Delivery by what pages and service workers have in common. */
export const workerPort: DeliveryPort = {
  now: () => Date.now(),
  isOnline: web.isOnline,
  post: (request, webhook, { isGuarded } = { isGuarded: false }) =>
    (isGuarded ? postIfAllowed : postToWebhook)(request, webhook, web),
  outbox: idbOutbox,
  exclusively: takeTurns((navigator as { locks?: LockManager }).locks),
  // Workers have no localStorage and no timers that last: the browser wakes them.
  lookAgainBy: () => {},
  lookAgainAt: () => {},
  deliverInBackground: () => {},
};
