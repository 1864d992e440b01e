import type { Answer } from "./answer.ts";
import { KEPT_FOR, type OutboxEntry } from "./outbox-entry.ts";
import { type Failure, readRetryAfter, retryWait } from "./retry-wait.ts";

/** How often a webhook may say no before it is not asked again (decisions.md, « Outbox »). */
export const MOST_REFUSALS = 10;

/** What an entry becomes by the answer to an attempt at delivering it. */
export function settle(entry: OutboxEntry, answer: Answer, now: number): OutboxEntry {
  switch (answer.kind) {
    case "status":
      return settleByStatus(entry, answer, now);
    case "redirect":
      return refused(entry, now);
    case "timeout":
      return failed(entry, "overload", now);
    case "network-failure":
      return failed(entry, "network", now);
    case "unreadable":
      return unconfirmed(entry, now);
  }
}

function settleByStatus(
  entry: OutboxEntry,
  { status, retryAfter }: Extract<Answer, { kind: "status" }>,
  now: number,
): OutboxEntry {
  if (status >= 200 && status < 300) return delivered(entry);
  if (status >= 500 || status === 429) {
    return failed(entry, "overload", now, readRetryAfter(retryAfter, now));
  }
  return refused(entry, now);
}

/**
 * Looked at ten times more, since somebody may have to mend the webhook; then it is left as it is. What failed before
 * the first such answer does not count among these.
 */
function unconfirmed(entry: OutboxEntry, now: number): OutboxEntry {
  const attempts = entry.state === "unconfirmed" ? entry.attempts + 1 : 1;
  const dueAt = attempts > MOST_REFUSALS ? entry.storedAt + KEPT_FOR : now + retryWait("refusal", attempts);
  return { ...entry, state: "unconfirmed", attempts, dueAt };
}

/** Only what tells a repeat is left of it. */
function delivered(entry: OutboxEntry): OutboxEntry {
  return { ...entry, state: "delivered", entries: [], webhook: "", dueAt: entry.storedAt + KEPT_FOR };
}

function refused(entry: OutboxEntry, now: number): OutboxEntry {
  const refusals = entry.refusals + 1;
  const next = { ...failed(entry, "refusal", now, 0, refusals), refusals };
  if (refusals < MOST_REFUSALS) return next;
  return { ...next, state: "refused", dueAt: entry.storedAt + KEPT_FOR };
}

function failed(
  entry: OutboxEntry,
  failure: Failure,
  now: number,
  askedFor = 0,
  failures = entry.attempts + 1,
): OutboxEntry {
  return {
    ...entry,
    state: "waiting",
    attempts: entry.attempts + 1,
    dueAt: now + retryWait(failure, failures, askedFor),
  };
}
