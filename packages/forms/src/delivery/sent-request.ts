import type { DeliveryPort } from "./delivery-port.ts";
import { isPromised, isThankedFor, type OutboxEntry } from "./outbox-entry.ts";

/** A request that was sent, here or in another tab, and so arrives. */
export type SentRequest = Pick<OutboxEntry, "fingerprint" | "email">;

/** The request with this id, if it was sent: the outbox has it, also where no page heard the answer. Waits for an attempt. */
export async function findSent(submissionId: string, port: DeliveryPort): Promise<SentRequest | undefined> {
  return port.exclusively(submissionId, async () => {
    const entry = await port.outbox.get(submissionId);
    if (entry?.state !== "sending") return entry;
    // From here on it is promised: a second attempt that fails must not take it out of the outbox.
    await port.outbox.put({ ...entry, state: "waiting" });
    return entry;
  });
}

/** The request with these answers, if one was sent in the last 7 days. */
export async function findSame(fingerprint: number, port: DeliveryPort): Promise<SentRequest | undefined> {
  const entries = await port.outbox.all();
  return entries.find((entry) => isPromised(entry) && entry.fingerprint === fingerprint);
}

/** The last request of the last 24 hours: the one that the thank-you view is for. */
export async function findThanked(port: DeliveryPort): Promise<SentRequest | undefined> {
  const now = port.now();
  const entries = await port.outbox.all();
  return entries
    .filter((entry) => isPromised(entry) && isThankedFor(entry, now))
    .reduce<OutboxEntry | undefined>(
      (last, entry) => (last !== undefined && last.storedAt > entry.storedAt ? last : entry),
      undefined,
    );
}
