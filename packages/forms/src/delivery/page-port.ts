import { keepWorker } from "./background-sync.ts";
import type { DeliveryPort } from "./delivery-port.ts";
import { workerPort } from "./worker-port.ts";
import { bringMarkForward, writeMark } from "./write-mark.ts";

/** Delivery in a page. */
export const pagePort: DeliveryPort = {
  ...workerPort,
  lookAgainBy: bringMarkForward,
  lookAgainAt: writeMark,
  deliverInBackground: keepWorker,
};
