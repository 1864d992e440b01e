import { attributionFields } from "../quote-fields.data.ts";
import type { Destination, QuoteRequest } from "./quote-request.ts";

const HOUR = 60 * 60 * 1000;

/** How long anything stays in the outbox (decisions.md, « Outbox »): 7 days. */
export const KEPT_FOR = 7 * 24 * HOUR;

/** How long the thank-you view may name the e-mail address of a request: 24 hours. */
export const THANKED_FOR = 24 * HOUR;

/** By then a webhook has answered. If the page of the try went away, another page takes over. */
export const IN_HAND_FOR = 12_000;

/**
 * - `sending`: the visitor's own attempt has not ended, or its page went away before it did.
 * - `waiting`: the visitor was told "sent"; it is sent again until the webhook takes it.
 * - `unconfirmed`: probably taken, by a webhook whose answer can't be read; not sent again by itself.
 * - `refused`: ten times refused; sent once more before it is erased.
 * - `delivered`: taken. Its answers are erased; the rest keeps other tabs from sending it once more.
 */
export type OutboxState = "sending" | "waiting" | "unconfirmed" | "refused" | "delivered";

/** One quote request in the outbox. Times are milliseconds since 1970. */
export interface OutboxEntry extends QuoteRequest, Destination {
  readonly state: OutboxState;
  readonly storedAt: number;
  /** When the last try began. */
  readonly triedAt: number;
  /** When back-off allows the next try, or the entry is to be looked at for another reason. */
  readonly dueAt: number;
  /** Tries that ended without a yes; in an unconfirmed entry, those since its first unreadable answer. */
  readonly attempts: number;
  /** Those among them that ended with a plain no. */
  readonly refusals: number;
  /** What the last try failed by (`Delay`). */
  readonly failure?: string;
  /** Says whether two requests hold the same answers, also once these are erased. */
  readonly fingerprint: number;
  /** The address that the thank-you view names; erased after 24 hours. */
  readonly email?: string | undefined;
}

/** A request as it is stored before it leaves. */
export function newEntry(request: QuoteRequest, destination: Destination, now: number): OutboxEntry {
  return {
    ...request,
    ...destination,
    state: "sending",
    storedAt: now,
    triedAt: now,
    dueAt: now + IN_HAND_FOR,
    attempts: 0,
    refusals: 0,
    fingerprint: fingerprintOf(request.entries),
    email: request.entries.find(([name]) => name === "email")?.[1],
  };
}

/** Whether the visitor was told that the request is sent. */
export const isPromised = ({ state }: OutboxEntry): boolean => state !== "sending";

/** Whether the webhook has not taken the request yet and is to get it. */
export const isToBeSent = ({ state }: OutboxEntry): boolean => state === "sending" || state === "waiting";

/** Whether the time to keep an entry is over. */
export const isExpired = ({ storedAt }: OutboxEntry, now: number): boolean => now - storedAt >= KEPT_FOR;

/** Whether a request was sent so recently that its visitor may be thanked for it. */
export const isThankedFor = ({ storedAt }: OutboxEntry, now: number): boolean => now - storedAt < THANKED_FOR;

/** An entry by this clock: times in the future become now, and a delivered request loses its e-mail address after a day. */
export function byThisClock(entry: OutboxEntry, now: number): OutboxEntry {
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
 * FNV-1a over the answers' JSON. It guards against a repeat, not against an attacker. Where a visit came from is
 * no answer: two tabs with one draft were opened at different times.
 */
export function fingerprintOf(entries: QuoteRequest["entries"]): number {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(entries.filter(([name]) => !attribution.has(name)))) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
