import type { Answer } from "./answer.ts";
import type { DeliveryPort } from "./delivery-port.ts";
import { fingerprintOf, newEntry, type OutboxEntry } from "./outbox-entry.ts";
import type { QuoteRequest } from "./quote-request.ts";
import { settle } from "./settle.ts";

export type SendResult = "sent" | "network-failure";

/**
 * The visitor's own attempt. "sent" means that the lead has arrived or that the outbox holds it until it does;
 * "network-failure" that nothing will be sent unless the visitor asks for it again (decisions.md, « Statements the
 * visitor relies on »). Stored before it leaves, so that a page that goes away in between loses nothing.
 */
export async function submitQuote(
  request: QuoteRequest,
  webhook: string,
  port: DeliveryPort,
): Promise<SendResult> {
  const result = await port.exclusively(request.submissionId, async () => {
    const earlier = await port.outbox.get(request.submissionId).catch(() => undefined);
    if (earlier?.state === "delivered" && earlier.fingerprint === fingerprintOf(request.entries)) {
      return "sent";
    }
    const entry = newEntry(request, webhook, port.now());
    const isKept = await store(entry, port);
    const answer = await port.post(request, webhook);
    return conclude({ entry, earlier, isKept }, answer, port);
  });
  return result ?? "network-failure";
}

interface Attempt {
  readonly entry: OutboxEntry;
  /** What the outbox had under the same id before. */
  readonly earlier: OutboxEntry | undefined;
  readonly isKept: boolean;
}

async function conclude(
  { entry, earlier, isKept }: Attempt,
  answer: Answer,
  port: DeliveryPort,
): Promise<SendResult> {
  const settled = settle(entry, answer, port.now());
  if (!isKept) {
    // It may have been stored late, after the limit on waiting for the storage.
    await forget(entry, port);
    return settled.state === "delivered" || settled.state === "unconfirmed" ? "sent" : "network-failure";
  }
  // Another tab was told "sent" for this id: the outbox goes on with what it has now.
  const isPromised = earlier?.state === "waiting";
  if (answer.kind === "network-failure" && !isPromised) {
    await (earlier === undefined ? forget(entry, port) : store(earlier, port));
    return "network-failure";
  }
  await store(settled, port);
  if (settled.state === "waiting") port.deliverInBackground(true);
  return "sent";
}

/** Whether the entry is in the outbox now. A later state that can't be stored leaves the earlier one, which is safe. */
async function store(entry: OutboxEntry, port: DeliveryPort): Promise<boolean> {
  try {
    await port.outbox.put(entry);
    port.lookAgainBy(entry.dueAt);
    return true;
  } catch {
    return false;
  }
}

async function forget({ submissionId }: OutboxEntry, port: DeliveryPort): Promise<void> {
  await port.outbox.remove(submissionId).catch(() => undefined);
}
