import type { Answer } from "./answer.ts";
import type { DeliveryPort } from "./delivery-port.ts";
import { fingerprintOf, isPromised, newEntry, type OutboxEntry } from "./outbox-entry.ts";
import type { Destination, QuoteRequest } from "./quote-request.ts";
import { settle } from "./settle.ts";
import { tryDelivery } from "./try-delivery.ts";

/**
 * - `sent`: the lead has arrived, or the outbox holds it until it does.
 * - `already-sent`: it was sent before, with other answers, from another tab.
 * - `network-failure`: nothing will be sent unless the visitor asks for it again.
 */
export type SendResult = "sent" | "already-sent" | "network-failure";

/**
 * The visitor's own attempt (decisions.md, « Statements the visitor relies on »). Stored before it leaves, so that a
 * page that goes away in between loses nothing.
 */
export async function submitQuote(
  request: QuoteRequest,
  destination: Destination,
  port: DeliveryPort,
): Promise<SendResult> {
  const result = await port.exclusively(request.submissionId, async () => {
    const earlier = await port.outbox.get(request.submissionId).catch(() => undefined);
    if (earlier !== undefined && isPromised(earlier))
      return earlier.fingerprint === fingerprintOf(request.entries) ? "sent" : "already-sent";
    const entry = newEntry(request, destination, port.now());
    const isStored = await store(entry, port);
    const answer = await tryDelivery(entry, port, { entries: request.entries });
    return conclude(entry, isStored, answer, port);
  });
  return result ?? "network-failure";
}

async function conclude(
  entry: OutboxEntry,
  isStored: boolean,
  answer: Answer,
  port: DeliveryPort,
): Promise<SendResult> {
  const settled = settle(entry, answer, port.now());
  if (!isStored || answer.kind === "network-failure") {
    // Also where storing failed: it may have been stored late, after the limit on waiting for the storage.
    await port.outbox.remove(entry.submissionId).catch(() => undefined);
    return !isStored && (settled.state === "delivered" || settled.state === "unconfirmed")
      ? "sent"
      : "network-failure";
  }
  await store(settled, port);
  if (settled.state === "waiting") port.deliverInBackground(true);
  return "sent";
}

/** Google's click identifiers, and the time of the first visit: no answers, and none of the device's business without consent. */
const CLICKS: ReadonlySet<string> = new Set(["gclid", "wbraid", "gbraid", "first_touch_ts"]);

/** Whether the entry is in the outbox now. A later state that can't be stored leaves the earlier one, which is safe. */
async function store(entry: OutboxEntry, port: DeliveryPort): Promise<boolean> {
  const entries = port.mayKeepClicks()
    ? entry.entries
    : entry.entries.map(([name, value]) => [name, CLICKS.has(name) ? "" : value] as const);
  try {
    await port.outbox.put({ ...entry, entries });
    port.announce();
    return true;
  } catch {
    return false;
  }
}
