import type { Answer } from "./answer.ts";
import { KEPT_FOR, type OutboxEntry } from "./outbox-entry.ts";
import { type Failure, readRetryAfter, retryWait } from "./retry-wait.ts";

/** The number of refusals after which a webhook is not tried again (decision 11). */
export const MOST_REFUSALS = 10;

/**
 * Returns the entry after a try that began at its `triedAt`. A try that fails before the end of the back-off
 * does not count as an attempt.
 */
export function settle(entry: OutboxEntry, answer: Answer, now: number): OutboxEntry {
  switch (answer.kind) {
    case "status":
      return settleByStatus(entry, answer, now);
    case "redirect":
      return refused(entry, answer, now);
    case "timeout":
      return failed(entry, answer, "overload", now);
    case "network-failure":
      return failed(entry, answer, "network", now);
    case "unreadable":
      return unconfirmed(entry, answer, now);
  }
}

/** Returns the reason that the receiver later gets in `Delay`. */
export function reasonOf(answer: Answer): string {
  if (answer.kind === "status") return String(answer.status);
  return answer.kind === "network-failure" ? "network" : answer.kind;
}

function settleByStatus(
  entry: OutboxEntry,
  answer: Extract<Answer, { kind: "status" }>,
  now: number,
): OutboxEntry {
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return delivered(entry);
  if (status >= 500 || status === 429) {
    return failed(entry, answer, "overload", now, readRetryAfter(retryAfter, now));
  }
  return refused(entry, answer, now);
}

/**
 * Marks the entry for ten more tries, since a person may have to repair the webhook. After these it stays as
 * it is. Failures before the first unreadable response do not count.
 */
function unconfirmed(entry: OutboxEntry, answer: Answer, now: number): OutboxEntry {
  const attempts = entry.state === "unconfirmed" ? entry.attempts + 1 : 1;
  const dueAt = attempts > MOST_REFUSALS ? entry.storedAt + KEPT_FOR : now + retryWait("refusal", attempts);
  return { ...entry, state: "unconfirmed", attempts, dueAt, failure: reasonOf(answer) };
}

/**
 * Erases the answers. Two things stay: the fingerprint, so that a repeat is detected, and the e-mail address,
 * which the thank-you view names for a day.
 */
function delivered(entry: OutboxEntry): OutboxEntry {
  return { ...entry, state: "delivered", entries: [], webhook: "", fallback: undefined };
}

function refused(entry: OutboxEntry, answer: Answer, now: number): OutboxEntry {
  if (isEarly(entry)) return unsettled(entry, answer);
  const refusals = entry.refusals + 1;
  return {
    ...entry,
    state: refusals < MOST_REFUSALS ? "waiting" : "refused",
    failure: reasonOf(answer),
    attempts: entry.attempts + 1,
    refusals,
    dueAt: now + retryWait("refusal", refusals),
  };
}

function failed(
  entry: OutboxEntry,
  answer: Answer,
  failure: Failure,
  now: number,
  askedFor = 0,
): OutboxEntry {
  if (isEarly(entry)) return unsettled(entry, answer, now + askedFor);
  const attempts = entry.attempts + 1;
  return {
    ...entry,
    state: "waiting",
    failure: reasonOf(answer),
    attempts,
    dueAt: now + retryWait(failure, attempts, askedFor),
  };
}

const isEarly = ({ state, dueAt, triedAt }: OutboxEntry) => state === "waiting" && dueAt > triedAt;

/**
 * Updates an entry whose early try failed: its back-off continues, and never ends before the webhook's
 * Retry-After.
 */
function unsettled(entry: OutboxEntry, answer: Answer, notBefore = 0): OutboxEntry {
  return { ...entry, failure: reasonOf(answer), dueAt: Math.max(entry.dueAt, notBefore) };
}
