import type { DeliveryPort } from "./delivery-port.ts";
import { isExpired, KEPT_FOR, type OutboxEntry } from "./outbox-entry.ts";
import { settle } from "./settle.ts";

/**
 * Sends what is due, drops what is too old, and says when to look again. Gives whether something is still to be
 * sent. Rejects where the outbox can't be read or written; what is in it then stays as it is.
 */
export async function deliverDue(port: DeliveryPort): Promise<boolean> {
  for (const entry of await port.outbox.all()) {
    if (entry.dueAt > port.now() && !isExpired(entry, port.now())) continue;
    await port.exclusively(entry.submissionId, () => lookAt(entry.submissionId, port), { ifFree: true });
  }
  const left = await port.outbox.all();
  port.lookAgainAt(nextLook(left, port));
  // What another tab stored between the two lines above is not to be forgotten.
  const leftNow = await port.outbox.all();
  const next = nextLook(leftNow, port);
  if (next !== undefined) port.lookAgainBy(next);
  const isWaiting = leftNow.some(isToBeSent);
  port.deliverInBackground(isWaiting);
  return isWaiting;
}

/** What is due and could not be dealt with just now, being offline or in another tab's hands, is left a while. */
const SOON = 5000;

function nextLook(entries: readonly OutboxEntry[], port: DeliveryPort): number | undefined {
  if (entries.length === 0) return undefined;
  const times = entries.map(({ dueAt, storedAt }) => Math.min(dueAt, storedAt + KEPT_FOR));
  return Math.max(port.now() + SOON, Math.min(...times));
}

const isToBeSent = ({ state }: OutboxEntry) => state === "sending" || state === "waiting";

async function lookAt(submissionId: string, port: DeliveryPort): Promise<void> {
  // Read again: another tab may have dealt with it before it was this one's turn.
  const entry = await port.outbox.get(submissionId);
  if (entry === undefined) return;
  const now = port.now();
  if (isExpired(entry, now)) return port.outbox.remove(submissionId);
  if (entry.dueAt > now || !port.isOnline()) return;
  // An unreadable answer was taken for the webhook's own. If that turns out to speak CORS, another one answered in its
  // place, a gateway or a workflow engine that was off, and the lead is to be sent after all.
  const isGuarded = entry.state === "unconfirmed";
  if (!isGuarded && !isToBeSent(entry)) return;
  const answer = await port.post(entry, entry.webhook, { isGuarded });
  await port.outbox.put(settle(entry, answer, port.now()));
}
