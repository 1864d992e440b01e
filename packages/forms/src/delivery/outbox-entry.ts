import { attributionFields } from "@vitrine/schema/form-wire";
import { type Destination, type QuoteRequest, uploadTime } from "./quote-request.ts";

const HOUR = 60 * 60 * 1000;

/** Milliseconds until an entry is erased: 7 days (decision 11). */
export const ENTRY_LIFETIME = 7 * 24 * HOUR;

/** Milliseconds for which the thank-you view may name the e-mail address of a request: 24 hours. */
export const THANK_YOU_LIFETIME = 24 * HOUR;

/** Milliseconds of a try, besides its uploads. Then its page counts as closed, and another takes over. */
export const LEASE_TIME = 12_000;

/**
 * - `sending`: the visitor's own attempt has not ended, or its page closed before it did.
 * - `waiting`: the visitor was told "sent"; it is sent again until the webhook takes it.
 * - `unconfirmed`: probably taken, by a webhook whose response can't be read; never sent again without a
 *   preflight.
 * - `refused`: refused ten times; sent once more before it is erased.
 * - `delivered`: taken. Its answers are erased; the rest prevents a repeat from another tab.
 */
export type OutboxState = "sending" | "waiting" | "unconfirmed" | "refused" | "delivered";

/** One quote request in the outbox. Times are milliseconds since 1970. Its e-mail address is erased after 24 hours. */
export interface OutboxEntry extends QuoteRequest, Destination {
  readonly state: OutboxState;
  readonly storedAt: number;
  /** The start of the last try. */
  readonly triedAt: number;
  /** The end of the back-off, or of the current try: the next time to process the entry. */
  readonly dueAt: number;
  /** Tries without a success. An unconfirmed entry counts from its first unreadable response. */
  readonly attempts: number;
  /** Tries that the webhook refused; a part of `attempts`. */
  readonly refusals: number;
  /** The cause of the last failure (see `Delay`). */
  readonly failure?: string;
  /** A hash of the answers. It detects a repeat even after the answers are erased. */
  readonly fingerprint: number;
}

/** Returns the entry that is stored before the request leaves. */
export function newEntry(request: QuoteRequest, destination: Destination, now: number): OutboxEntry {
  return {
    ...request,
    ...destination,
    state: "sending",
    storedAt: now,
    triedAt: now,
    dueAt: now + LEASE_TIME + uploadTime(request.entries),
    attempts: 0,
    refusals: 0,
    fingerprint: fingerprintOf(request.entries),
  };
}

/** True if the visitor was told that the request is sent. */
export const isPromised = ({ state }: OutboxEntry): boolean => state !== "sending";

/** True if the webhook still has to get the request. */
export const isToBeSent = ({ state }: OutboxEntry): boolean => state === "sending" || state === "waiting";

/** True if the webhook has the request, for certain or probably. */
export const isTaken = ({ state }: OutboxEntry): boolean => state === "delivered" || state === "unconfirmed";

/** True if an entry is older than 7 days. */
export const isExpired = ({ storedAt }: OutboxEntry, now: number): boolean =>
  now - storedAt >= ENTRY_LIFETIME;

/** True if the request is recent enough for the thank-you view. */
export const isThankedFor = ({ storedAt }: OutboxEntry, now: number): boolean =>
  now - storedAt < THANK_YOU_LIFETIME;

/** Moves future times to now. A delivered request loses its e-mail address after a day. */
export function adjustToClock(entry: OutboxEntry, now: number): OutboxEntry {
  const { email, ...rest } = entry;
  const isForgotten = email !== undefined && entry.state === "delivered" && !isThankedFor(entry, now);
  const current = isForgotten ? rest : entry;
  if (entry.storedAt <= now && entry.triedAt <= now) return current;
  return {
    ...current,
    storedAt: Math.min(entry.storedAt, now),
    triedAt: 0,
    dueAt: Math.min(entry.dueAt, now),
  };
}

const attribution: ReadonlySet<string> = new Set(attributionFields);

/**
 * Hashes the answers' JSON with FNV-1a. It detects accidental repeats, not attacks. The origin of the visit
 * is left out: two tabs with one draft were opened at different times.
 */
export function fingerprintOf(entries: QuoteRequest["entries"]): number {
  let hash = 0x811c9dc5;
  const answers = entries
    .filter(([name]) => !attribution.has(name))
    .map(([name, value]) => [name, typeof value === "string" ? value : `${value.name} ${value.size}`]);
  for (const character of JSON.stringify(answers)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
