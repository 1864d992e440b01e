import type { Outcome } from "./outcome.ts";
import { ENTRY_LIFETIME, type OutboxEntry } from "./outbox-entry.ts";
import { type Failure, readRetryAfter, retryWait } from "./retry-wait.ts";

/** The number of refusals after which a webhook is not tried again (decision 11). */
export const MAX_REFUSALS = 10;

/** Returns the entry after a try that began at its `triedAt`. */
export function settle(entry: OutboxEntry, outcome: Outcome, now: number): OutboxEntry {
  if (outcome.kind === "unreadable") return unconfirmed(entry, now);
  const failure = failureOf(outcome);
  if (failure === undefined) return delivered(entry);
  const askedFor =
    outcome.kind === "status" && failure === "overload" ? readRetryAfter(outcome.retryAfter, now) : 0;
  const tried = { ...entry, failure: reasonOf(outcome) };
  // A try before the end of the back-off does not count as an attempt, and the back-off continues.
  if (entry.state === "waiting" && entry.dueAt > entry.triedAt)
    return { ...tried, dueAt: Math.max(entry.dueAt, now + askedFor) };
  const attempts = entry.attempts + 1;
  const refusals = entry.refusals + (failure === "refusal" ? 1 : 0);
  return {
    ...tried,
    state: failure === "refusal" && refusals >= MAX_REFUSALS ? "refused" : "waiting",
    attempts,
    refusals,
    dueAt: now + retryWait(failure, failure === "refusal" ? refusals : attempts, askedFor),
  };
}

/** Returns the reason that the receiver later gets in `Delay`. */
export function reasonOf(outcome: Outcome): string {
  if (outcome.kind === "status") return String(outcome.status);
  return outcome.kind === "network-failure" ? "network" : outcome.kind;
}

/** Returns the kind of failure, or undefined if the webhook took the request. */
function failureOf(outcome: Exclude<Outcome, { kind: "unreadable" }>): Failure | undefined {
  if (outcome.kind === "timeout") return "overload";
  if (outcome.kind === "network-failure") return "network";
  if (outcome.kind !== "status") return "refusal";
  const { status } = outcome;
  if (status >= 200 && status < 300) return undefined;
  return status >= 500 || status === 429 ? "overload" : "refusal";
}

/**
 * Marks the entry for ten more tries, since a person may have to repair the webhook. After these it stays as
 * it is. Failures before the first unreadable response do not count.
 */
function unconfirmed(entry: OutboxEntry, now: number): OutboxEntry {
  const attempts = entry.state === "unconfirmed" ? entry.attempts + 1 : 1;
  const dueAt =
    attempts > MAX_REFUSALS ? entry.storedAt + ENTRY_LIFETIME : now + retryWait("refusal", attempts);
  return { ...entry, state: "unconfirmed", attempts, dueAt, failure: "unreadable" };
}

/** Erases the answers. The fingerprint still detects a repeat; the thank-you view names the address. */
function delivered(entry: OutboxEntry): OutboxEntry {
  return { ...entry, state: "delivered", entries: [], webhook: "", fallback: undefined };
}
