import type { DeliveryPort } from "./delivery-port.ts";
import {
  byThisClock,
  IN_HAND_FOR,
  isExpired,
  isToBeSent,
  KEPT_FOR,
  type OutboxEntry,
  THANKED_FOR,
} from "./outbox-entry.ts";
import { settle } from "./settle.ts";
import { tryDelivery } from "./try-delivery.ts";

export interface DeliveryOptions {
  /** A visitor has opened a page, come back to it or online: all that waits is tried, whatever its back-off says. */
  readonly isVisit: boolean;
}

export interface DeliveryResult {
  /** Whether something is still to be sent. */
  readonly isWaiting: boolean;
  /** When the outbox is to be looked at again, in milliseconds since 1970; never where it is empty. */
  readonly nextLook: number | undefined;
}

/**
 * Sends what is due, erases what has run out after one last try, and says when to look again. Rejects where the
 * outbox can't be read or written; what is in it then stays as it is.
 */
export async function deliverDue(
  port: DeliveryPort,
  { isVisit }: DeliveryOptions = { isVisit: false },
): Promise<DeliveryResult> {
  // All at the same time: a page may not stay open for ten seconds each.
  await Promise.all(
    (await port.outbox.all()).map(({ submissionId }) =>
      port.exclusively(submissionId, () => lookAt(submissionId, port, isVisit), { ifFree: true }),
    ),
  );
  const left = await port.outbox.all();
  const isWaiting = left.some(isToBeSent);
  port.deliverInBackground(isWaiting);
  return { isWaiting, nextLook: nextLook(left, port.now()) };
}

/** An entry that is due and could not be dealt with, being offline or in another tab's hands, is left for 5 s. */
const SOON = 5000;

/** Visits try an entry at most this often: every 30 s. */
const VISIT_PAUSE = 30_000;

function nextLook(entries: readonly OutboxEntry[], now: number): number | undefined {
  if (entries.length === 0) return undefined;
  return Math.max(now + SOON, Math.min(...entries.map(lookTime)));
}

function lookTime({ state, storedAt, dueAt, email }: OutboxEntry): number {
  if (state === "delivered") return storedAt + (email === undefined ? KEPT_FOR : THANKED_FOR);
  return state === "refused" ? storedAt + KEPT_FOR : Math.min(dueAt, storedAt + KEPT_FOR);
}

async function lookAt(submissionId: string, port: DeliveryPort, isVisit: boolean): Promise<void> {
  // Read here, in turn: another tab may have dealt with it meanwhile.
  const stored = await port.outbox.get(submissionId);
  if (stored === undefined) return;
  const now = port.now();
  const entry = byThisClock(stored, now);
  if (entry !== stored) await port.outbox.put(entry);
  const isOver = isExpired(entry, now);
  if (isOver && entry.state === "delivered") return port.outbox.remove(submissionId);
  if (!(isOver || isToBeTried(entry, now, isVisit)) || !port.isOnline()) return;

  const tried = { ...entry, triedAt: now };
  // Its page may go away during the try: the next one must not send it at the same time.
  await port.outbox.put({ ...tried, dueAt: now + IN_HAND_FOR });
  // An unreadable answer was taken for the webhook's own. If that turns out to speak CORS, another one answered in its
  // place, a gateway or a workflow engine that was off, and the lead is to be sent after all.
  const isGuarded = entry.state === "unconfirmed";
  const delay = { sentAt: entry.storedAt, reason: entry.failure ?? "interrupted" };
  const settled = settle(tried, await tryDelivery(tried, port, { isGuarded, delay }), port.now());
  if (isOver && settled.state !== "delivered") await port.outbox.remove(submissionId);
  else await port.outbox.put(settled);
}

function isToBeTried({ state, dueAt, triedAt }: OutboxEntry, now: number, isVisit: boolean): boolean {
  if (state === "delivered" || state === "refused") return false;
  return dueAt <= now || (isVisit && state === "waiting" && now - triedAt >= VISIT_PAUSE);
}
