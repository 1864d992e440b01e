import type { Answer } from "./answer.ts";
import type { DeliveryPort, PostOptions } from "./delivery-port.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import { reasonOf } from "./settle.ts";

/** A first webhook that has not taken a request for this long has had its time: one hour. */
const FIRST_ALONE_FOR = 60 * 60 * 1000;

/** Answers by which a webhook refuses a request for good (RFC 9110, section 15.5). */
const FINAL_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 404, 410, 413, 422]);

/**
 * One try: posts to the webhook, then to the fallback what that refuses for good or has not taken for an hour. Gives
 * the answer that counts. The answers that are posted may say more than those that are stored.
 */
export async function tryDelivery(
  entry: OutboxEntry,
  port: DeliveryPort,
  { entries = entry.entries, ...options }: PostOptions & { entries?: OutboxEntry["entries"] } = {},
): Promise<Answer> {
  const request = { submissionId: entry.submissionId, revision: entry.revision, entries };
  const answer = await port.post(request, entry.webhook, options);
  if (entry.fallback === undefined || !isForFallback(answer, entry, port.now())) return answer;
  const second = await port.post(request, entry.fallback, {
    delay: { sentAt: entry.storedAt, reason: reasonOf(answer) },
  });
  // A fallback out of reach says nothing of the request: the first answer stands.
  return second.kind === "network-failure" ? answer : second;
}

function isForFallback(answer: Answer, entry: OutboxEntry, now: number): boolean {
  if (answer.kind === "unreadable") return false;
  if (answer.kind !== "status") return now - entry.storedAt >= FIRST_ALONE_FOR;
  if (FINAL_STATUSES.has(answer.status)) return true;
  return answer.status >= 300 && now - entry.storedAt >= FIRST_ALONE_FOR;
}
