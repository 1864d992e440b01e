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

/** Sends the requests that are due and erases old ones after one last try. Rejects where the outbox fails. */
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
  // A full disk is no reason not to post: here and below, what can't be noted is tried all the same.
  if (entry !== stored) await port.outbox.put(entry).catch(() => undefined);
  const isOver = isExpired(entry, now);
  if (isOver && entry.state === "delivered") return port.outbox.remove(submissionId);
  if (!(isOver || isToBeTried(entry, now, isVisit)) || !port.isOnline()) return;

  const tried = { ...entry, triedAt: now };
  // Its page may go away during the try: the next one must not send it at the same time.
  const inHand = { ...tried, dueAt: Math.max(entry.dueAt, now + IN_HAND_FOR) };
  await port.outbox.put(inHand).catch(() => undefined);
  // An unreadable answer was taken for the webhook's own. If that turns out to speak CORS, another one answered in its
  // place, a gateway or a workflow engine that was off, and the lead is to be sent after all.
  const isGuarded = entry.state === "unconfirmed";
  const delay = { sentAt: entry.storedAt, reason: entry.failure ?? "interrupted" };
  const settled = settle(...(await tryDelivery(tried, port, { isGuarded, delay })), port.now());
  if (isOver && settled.state !== "delivered") return port.outbox.remove(submissionId);
  try {
    await port.outbox.put(settled);
  } catch (error) {
    if (settled.state !== "delivered") throw error;
    // Without a trace a repeat can't be told; with the old one it would be certain.
    await port.outbox.remove(submissionId);
  }
}

function isToBeTried({ state, dueAt, triedAt }: OutboxEntry, now: number, isVisit: boolean): boolean {
  if (state === "delivered" || state === "refused") return false;
  return dueAt <= now || (isVisit && state === "waiting" && now - triedAt >= VISIT_PAUSE);
}
