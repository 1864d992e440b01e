import type { Outcome } from "./outcome.ts";
import { KEPT_FOR, type OutboxEntry } from "./outbox-entry.ts";
import { type Failure, readRetryAfter, retryWait } from "./retry-wait.ts";

/** The number of refusals after which a webhook is not tried again (decision 11). */
export const MOST_REFUSALS = 10;

/**
 * Returns the entry after a try that began at its `triedAt`. A try that fails before the end of the back-off
 * does not count as an attempt.
 */
export function settle(entry: OutboxEntry, outcome: Outcome, now: number): OutboxEntry {
  switch (outcome.kind) {
    case "status":
      return settleByStatus(entry, outcome, now);
    case "redirect":
      return refused(entry, outcome, now);
    case "timeout":
      return failed(entry, outcome, "overload", now);
    case "network-failure":
      return failed(entry, outcome, "network", now);
    case "unreadable":
      return unconfirmed(entry, outcome, now);
  }
}

/** Returns the reason that the receiver later gets in `Delay`. */
export function reasonOf(outcome: Outcome): string {
  if (outcome.kind === "status") return String(outcome.status);
  return outcome.kind === "network-failure" ? "network" : outcome.kind;
}

function settleByStatus(
  entry: OutboxEntry,
  outcome: Extract<Outcome, { kind: "status" }>,
  now: number,
): OutboxEntry {
  const { status, retryAfter } = outcome;
  if (status >= 200 && status < 300) return delivered(entry);
  if (status >= 500 || status === 429) {
    return failed(entry, outcome, "overload", now, readRetryAfter(retryAfter, now));
  }
  return refused(entry, outcome, now);
}

/**
 * Marks the entry for ten more tries, since a person may have to repair the webhook. After these it stays as
 * it is. Failures before the first unreadable response do not count.
 */
function unconfirmed(entry: OutboxEntry, outcome: Outcome, now: number): OutboxEntry {
  const attempts = entry.state === "unconfirmed" ? entry.attempts + 1 : 1;
  const dueAt = attempts > MOST_REFUSALS ? entry.storedAt + KEPT_FOR : now + retryWait("refusal", attempts);
  return { ...entry, state: "unconfirmed", attempts, dueAt, failure: reasonOf(outcome) };
}

/**
 * Erases the answers. Two things stay: the fingerprint, so that a repeat is detected, and the e-mail address,
 * which the thank-you view names for a day.
 */
function delivered(entry: OutboxEntry): OutboxEntry {
  return { ...entry, state: "delivered", entries: [], webhook: "", fallback: undefined };
}

function refused(entry: OutboxEntry, outcome: Outcome, now: number): OutboxEntry {
  if (isEarly(entry)) return unsettled(entry, outcome);
  const refusals = entry.refusals + 1;
  return {
    ...entry,
    state: refusals < MOST_REFUSALS ? "waiting" : "refused",
    failure: reasonOf(outcome),
    attempts: entry.attempts + 1,
    refusals,
    dueAt: now + retryWait("refusal", refusals),
  };
}

function failed(
  entry: OutboxEntry,
  outcome: Outcome,
  failure: Failure,
  now: number,
  askedFor = 0,
): OutboxEntry {
  if (isEarly(entry)) return unsettled(entry, outcome, now + askedFor);
  const attempts = entry.attempts + 1;
  return {
    ...entry,
    state: "waiting",
    failure: reasonOf(outcome),
    attempts,
    dueAt: now + retryWait(failure, attempts, askedFor),
  };
}

const isEarly = ({ state, dueAt, triedAt }: OutboxEntry) => state === "waiting" && dueAt > triedAt;

/**
 * Updates an entry whose early try failed: its back-off continues, and never ends before the webhook's
 * Retry-After.
 */
function unsettled(entry: OutboxEntry, outcome: Outcome, notBefore = 0): OutboxEntry {
  return { ...entry, failure: reasonOf(outcome), dueAt: Math.max(entry.dueAt, notBefore) };
}
