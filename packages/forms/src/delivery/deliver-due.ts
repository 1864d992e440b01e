import type { DeliveryPort } from "./delivery-port.ts";
import {
  adjustToClock,
  LEASE_TIME,
  isExpired,
  isTaken,
  isToBeSent,
  ENTRY_LIFETIME,
  type OutboxEntry,
  THANK_YOU_LIFETIME,
} from "./outbox-entry.ts";
import { LATER_PATIENCE, uploadTime } from "./quote-request.ts";
import { settle } from "./settle.ts";
import { tryDelivery } from "./try-delivery.ts";

export interface DeliveryOptions {
  /** True if a visitor opened a page, returned to it or came online. No back-off holds requests then. */
  readonly isVisit: boolean;
}

export interface DeliveryResult {
  /** True if a request is still to be sent. */
  readonly isWaiting: boolean;
  /** The time of the next run, in milliseconds since 1970, or undefined if the outbox is empty. */
  readonly nextRun: number | undefined;
}

/** Sends the due requests, and erases expired ones after one last try. Rejects if the outbox fails. */
export async function deliverDue(
  port: DeliveryPort,
  { isVisit }: DeliveryOptions = { isVisit: false },
): Promise<DeliveryResult> {
  // All run at the same time, because a page may close before several tries of ten seconds.
  const runs = (await port.outbox.all()).map(({ submissionId }) =>
    port.exclusively(submissionId, () => deliverEntry(submissionId, port, isVisit), {
      givesUpAfter: LOCK_WAIT,
    }),
  );
  // A browser may end a worker whose run has failed, with the tries that are not over.
  await Promise.allSettled(runs);
  await Promise.all(runs);
  const left = await port.outbox.all();
  const isWaiting = left.some(isToBeSent);
  port.deliverInBackground(isWaiting);
  return { isWaiting, nextRun: nextRun(left, port.now()) };
}

/** Milliseconds that a run waits for an entry that another has locked, and the least between two runs. */
const LOCK_WAIT = 5000;

/** Milliseconds between two tries of an entry that visits cause. */
const MIN_VISIT_INTERVAL = 30_000;

function nextRun(entries: readonly OutboxEntry[], now: number): number | undefined {
  if (entries.length === 0) return undefined;
  // A time that is far off, by a clock that was wrong, would overflow a page's timer, which then runs at once.
  return Math.max(now + LOCK_WAIT, Math.min(now + ENTRY_LIFETIME, ...entries.map(dueTime)));
}

/** Returns the time at which an entry must be sent or erased. */
function dueTime({ state, storedAt, dueAt, email }: OutboxEntry): number {
  if (state === "delivered") return storedAt + (email === undefined ? ENTRY_LIFETIME : THANK_YOU_LIFETIME);
  return state === "refused" ? storedAt + ENTRY_LIFETIME : Math.min(dueAt, storedAt + ENTRY_LIFETIME);
}

async function deliverEntry(submissionId: string, port: DeliveryPort, isVisit: boolean): Promise<void> {
  // The entry is read again under the lock, since another tab may have sent it meanwhile.
  const stored = await port.outbox.get(submissionId);
  if (stored === undefined) return;
  const now = port.now();
  const entry = adjustToClock(stored, now);
  // A full disk must not stop the post. Here and below, a failed write is ignored.
  if (entry !== stored) await port.outbox.put(entry).catch(() => undefined);
  const isOver = isExpired(entry, now);
  if (isOver && entry.state === "delivered") return port.outbox.remove(submissionId);
  if (!(isOver || isToBeTried(entry, now, isVisit))) return;
  const isOffline = !port.isOnline();
  if (isOffline && !(isVisit && mayTryOffline(entry))) return;

  const tried = { ...entry, triedAt: now };
  // The page may close during the try. The next page must not send the request at the same time.
  // A visitor who finds the form interrupted may press its button, and wait for this try; not after 7 days.
  const isPatient = isOver || entry.state !== "sending";
  const time = (LEASE_TIME + uploadTime(entry.entries)) * (isPatient ? LATER_PATIENCE : 1);
  const leased = { ...tried, dueAt: Math.max(entry.dueAt, now + time) };
  if (!isOffline) await port.outbox.put(leased).catch(() => undefined);
  // Firefox can't read a file that was stored with an entry, once the entry is written again.
  const { entries } = (await port.outbox.get(submissionId).catch(() => undefined)) ?? entry;
  // A webhook without CORS has probably taken the lead, so the browser asks first whether it speaks CORS. If it
  // does, the unreadable response came from another server, such as a gateway, and the lead is sent after all.
  const isGuarded = entry.state === "unconfirmed";
  const delay = { sentAt: entry.storedAt, reason: entry.failure ?? "interrupted" };
  const [posted, outcome] = await tryDelivery({ ...tried, entries }, port, { isGuarded, isPatient, delay });
  // Without a network it was no try, and the first visit with one is not to wait. Only the last try is noted.
  if (isOffline && outcome.kind === "network-failure")
    return isOver ? port.outbox.put({ ...tried, entries }) : undefined;
  const settled = settle(posted, outcome, port.now());
  if (isOver && settled.state !== "delivered") return port.outbox.remove(submissionId);
  try {
    await port.outbox.put(settled);
  } catch (error) {
    // The old entry would certainly send the lead again. Without any entry a repeat is only possible.
    if (!isTaken(settled) || settled.state === entry.state) throw error;
    await port.outbox.remove(submissionId);
  }
}

/**
 * Some browsers say for good that they are offline, so a visit tries all the same; after the 7 days, once. A guarded
 * post would take the lack of a network for a lack of CORS.
 */
const mayTryOffline = (entry: OutboxEntry): boolean =>
  entry.state !== "unconfirmed" && !isExpired(entry, entry.triedAt);

function isToBeTried({ state, dueAt, triedAt }: OutboxEntry, now: number, isVisit: boolean): boolean {
  if (state === "delivered" || state === "refused") return false;
  return dueAt <= now || (isVisit && state === "waiting" && now - triedAt >= MIN_VISIT_INTERVAL);
}
