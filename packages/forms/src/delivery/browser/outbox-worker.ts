// The service worker that delivers waiting requests when no page is open (Background Sync). It intercepts
// nothing, caches nothing, and unregisters itself when the outbox is empty.
import { deliverDue } from "../deliver-due.ts";
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

/** Milliseconds that the worker waits for a try that is due soon. Browsers stop a worker after minutes. */
const MAX_WAIT = 30_000;

/** Rejects if requests still wait, so that the browser calls the worker again later. */
async function deliver(): Promise<void> {
  const { isWaiting, nextRun = 0 } = await deliverDue(workerPort, { isVisit: true });
  // Chromium makes only three calls, the first during the visitor's own attempt. The worker waits until that
  // has ended.
  const wait = nextRun - workerPort.now();
  const isSoon = isWaiting && wait <= MAX_WAIT;
  if (isSoon) await new Promise((resolve) => setTimeout(resolve, wait));
  if (isSoon ? (await deliverDue(workerPort, { isVisit: true })).isWaiting : isWaiting)
    throw new Error("Some requests still wait");
  await worker.registration.unregister();
}
