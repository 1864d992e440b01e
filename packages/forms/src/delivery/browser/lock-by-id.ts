import type { DeliveryPort } from "../delivery-port.ts";
import type { OutboxEntry } from "../outbox-entry.ts";
import { uploadTime } from "../quote-request.ts";
import { within } from "../../within.ts";

/**
 * Milliseconds. A visitor waits for the lock of an attempt at two webhooks, which takes less, besides the upload of files
 * to both. A page that holds it for longer has probably stopped.
 */
const LOCK_TIMEOUT = 45_000;

/**
 * Runs one task at a time for each submission id, in all tabs and the service worker, with Web Locks. A
 * closed page releases its lock. Without Web Locks (an old browser) only this page's tasks take turns. Two
 * tabs may then send a request twice with one id, which the receiver can detect.
 */
export function lockById(locks: LockManager | undefined): DeliveryPort["exclusively"] {
  const own = new Map<string, Promise<unknown>>();

  return async (submissionId, task, { givesUpAfter, held } = {}) => {
    const name = `vitrine-outbox:${submissionId}`;
    const before = own.get(name) ?? Promise.resolve();
    let isGivenUp = false;
    const turn = before.then(() => (isGivenUp ? undefined : locked(locks, name, givesUpAfter, task, held)));
    const settled = turn.catch(() => undefined);
    own.set(name, settled);
    void settled.then(() => own.get(name) === settled && own.delete(name));
    // A try of one request may take minutes, and the run that waits for it has others to see to.
    isGivenUp =
      givesUpAfter !== undefined &&
      (await within(
        before.then(() => false),
        givesUpAfter,
        true,
      ));
    return isGivenUp ? undefined : turn;
  };
}

async function locked<Result>(
  locks: LockManager | undefined,
  name: string,
  givesUpAfter: number | undefined,
  task: () => Promise<Result>,
  held: OutboxEntry | undefined,
): Promise<Result | undefined> {
  if (locks === undefined) return task();
  let work: Promise<Result> | undefined;
  const limit = AbortSignal.timeout(givesUpAfter ?? LOCK_TIMEOUT + 2 * uploadTime(held?.entries ?? []));
  try {
    return await locks.request(name, { signal: limit }, () => (work = task()));
  } catch {
    if (work === undefined && limit.aborted && givesUpAfter !== undefined) return undefined;
    // The lock was refused (storage switched off), not granted in time, or not supported; or the task failed.
    return work ?? task();
  }
}
