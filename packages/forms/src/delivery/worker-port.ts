import type { DeliveryPort } from "./delivery-port.ts";
import { idbOutbox } from "./idb-outbox.ts";
import { askForCors, postToWebhook } from "./post-to-webhook.ts";
import { takeTurns } from "./take-turns.ts";

const web = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  isOnline: () => navigator.onLine,
};

/** Delivery by what pages and service workers have in common. */
export const workerPort: DeliveryPort = {
  now: () => Date.now(),
  isOnline: web.isOnline,
  post: (request, webhook) => postToWebhook(request, webhook, web),
  speaksCors: async (webhook) => (await askForCors(webhook, web)) === "yes",
  outbox: idbOutbox,
  exclusively: takeTurns((navigator as { locks?: LockManager }).locks),
  // Workers have no localStorage and no timers that last: the browser wakes them.
  lookAgainBy: () => {},
  lookAgainAt: () => {},
  deliverInBackground: () => {},
};
