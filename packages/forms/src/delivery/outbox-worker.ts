// The service worker that delivers what waits when no page is open (Background Sync). It intercepts nothing,
// caches nothing, and goes when the outbox is empty.
import { deliverDue } from "./deliver-due.ts";
import { workerPort } from "./worker-port.ts";

interface SyncEvent extends Event {
  waitUntil(work: Promise<void>): void;
}

interface WorkerScope {
  readonly registration: { unregister(): Promise<boolean> };
  addEventListener(type: "sync", listener: (event: SyncEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener("sync", (event) => event.waitUntil(deliver()));

/** A rejection tells the browser to try again later. */
async function deliver(): Promise<void> {
  // Chromium asks three times only: each time all that waits is tried.
  const { isWaiting } = await deliverDue(workerPort, { isVisit: true });
  if (isWaiting) throw new Error("Some requests still wait");
  await worker.registration.unregister();
}
