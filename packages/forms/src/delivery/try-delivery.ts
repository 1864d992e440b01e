import type { Outcome } from "./outcome.ts";
import type { DeliveryPort, PostOptions } from "./delivery-port.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import { reasonOf } from "./settle.ts";

/** Milliseconds (one hour) after which the fallback is tried, if the first webhook still fails. */
const FALLBACK_DELAY = 60 * 60 * 1000;

/** Statuses by which a webhook refuses a request for good (RFC 9110, section 15.5). */
const FINAL_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 404, 410, 413, 422]);

interface TryOptions extends PostOptions {
  /** The entries to post, if they contain more than the stored ones. */
  readonly entries?: OutboxEntry["entries"];
}

/**
 * Makes one try: posts to the webhook, then to the fallback if the webhook refuses for good or has failed for
 * an hour. Returns the outcome that counts, and the entry with the webhook that gave it.
 */
export async function tryDelivery(
  entry: OutboxEntry,
  port: DeliveryPort,
  { entries = entry.entries, isGuarded = false, delay, ...options }: TryOptions = {},
): Promise<readonly [OutboxEntry, Outcome]> {
  const request = { submissionId: entry.submissionId, revision: entry.revision, entries };
  const common = { ...options, speaksCors: entry.speakCors };
  const outcome = await port.post(request, entry.webhook, { ...common, isGuarded, delay });
  if (entry.fallback === undefined || !isForFallback(outcome, entry, port.now())) return [entry, outcome];
  const second = await port.post(request, entry.fallback, {
    ...common,
    delay: { sentAt: entry.storedAt, reason: reasonOf(outcome) },
  });
  // An unreachable fallback says nothing about the request, so the first outcome stands.
  if (second.kind === "network-failure") return [entry, outcome];
  // The fallback has probably taken the request, so only the fallback is asked from now on.
  if (second.kind === "unreadable")
    return [{ ...entry, webhook: entry.fallback, fallback: undefined }, second];
  return [entry, second];
}

function isForFallback(outcome: Outcome, entry: OutboxEntry, now: number): boolean {
  if (outcome.kind === "unreadable") return false;
  if (outcome.kind !== "status") return now - entry.storedAt >= FALLBACK_DELAY;
  if (FINAL_STATUSES.has(outcome.status)) return true;
  return outcome.status >= 300 && now - entry.storedAt >= FALLBACK_DELAY;
}
