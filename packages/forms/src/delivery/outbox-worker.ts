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

/** How long the worker stays for a try that is due soon; browsers let it live for minutes. */
const LONGEST_WAIT = 30_000;

/** A rejection tells the browser to try again later. */
async function deliver(): Promise<void> {
  const { isWaiting, nextLook = 0 } = await deliverDue(workerPort, { isVisit: true });
  // Chromium asks three times only, and first during the visitor's own attempt: it stays until that is over.
  const wait = nextLook - workerPort.now();
  const isSoon = isWaiting && wait <= LONGEST_WAIT;
  if (isSoon) await new Promise((resolve) => setTimeout(resolve, wait));
  if (isSoon ? (await deliverDue(workerPort, { isVisit: true })).isWaiting : isWaiting)
    throw new Error("Some requests still wait");
  await worker.registration.unregister();
}
