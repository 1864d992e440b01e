import type { DeliveryPort } from "./delivery-port.ts";
import { isPromised, isThankedFor, type OutboxEntry } from "./outbox-entry.ts";

/** A request that was sent, here or in another tab. Its delivery is certain. */
export type SentRequest = Pick<OutboxEntry, "fingerprint" | "email">;

/** Promises the delivery of the request with this id, after the visitor's own attempt, and returns it. */
export async function promiseDelivery(
  submissionId: string,
  port: DeliveryPort,
): Promise<SentRequest | undefined> {
  const known = await port.outbox.get(submissionId);
  if (known !== undefined && isPromised(known)) return known;
  return port.exclusively(
    submissionId,
    async () => {
      const entry = await port.outbox.get(submissionId);
      if (entry?.state !== "sending") return entry;
      // No page saw the response. A second attempt that fails must not remove the request from the outbox.
      await port.outbox.put({ ...entry, state: "waiting" });
      return entry;
    },
    { held: known },
  );
}

/** Returns the request with these answers if one was sent in the last 7 days. */
export async function findSame(fingerprint: number, port: DeliveryPort): Promise<SentRequest | undefined> {
  const entries = await port.outbox.all();
  return entries.find((entry) => isPromised(entry) && entry.fingerprint === fingerprint);
}

/** Returns the last request of the last 24 hours, which the thank-you view is for. */
export async function findThanked(port: DeliveryPort): Promise<SentRequest | undefined> {
  const now = port.now();
  const entries = await port.outbox.all();
  return entries
    .filter((entry) => isPromised(entry) && isThankedFor(entry, now))
    .sort((a, b) => a.storedAt - b.storedAt)
    .at(-1);
}
