import { attributionFields } from "../quote-fields.data.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** How long anything stays in the outbox (decisions.md, « Outbox »): 7 days. */
export const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/** By then the visitor's own attempt is over; if its page went away, another one takes over. */
const IN_HAND_FOR = 12_000;

/**
 * - `sending`: the visitor's own attempt has not ended, or its page went away before it did.
 * - `waiting`: the visitor was told "sent"; it is sent again until the webhook takes it.
 * - `unconfirmed`: probably taken, by a webhook whose answer can't be read; not sent again by itself.
 * - `refused`: ten times refused; not sent any more.
 * - `delivered`: taken. Its answers are erased; the rest keeps other tabs from sending it once more.
 */
export type OutboxState = "sending" | "waiting" | "unconfirmed" | "refused" | "delivered";

/** One quote request in the outbox. Times are milliseconds since 1970. */
export interface OutboxEntry extends QuoteRequest {
  readonly webhook: string;
  readonly state: OutboxState;
  readonly storedAt: number;
  /** When it is to be looked at again. */
  readonly dueAt: number;
  /** Attempts that ended without a yes; in an unconfirmed entry, those since its first unreadable answer. */
  readonly attempts: number;
  /** Those among them that ended with a plain no. */
  readonly refusals: number;
  /** Says whether two requests with one id hold the same answers, also once these are erased. */
  readonly fingerprint: number;
}

/** A request as it is stored before it leaves. */
export function newEntry({ submissionId, entries }: QuoteRequest, webhook: string, now: number): OutboxEntry {
  return {
    submissionId,
    entries,
    webhook,
    state: "sending",
    storedAt: now,
    dueAt: now + IN_HAND_FOR,
    attempts: 0,
    refusals: 0,
    fingerprint: fingerprintOf(entries),
  };
}

/** Whether the time to keep an entry is over, or its clock is from another age. */
export function isExpired({ storedAt }: OutboxEntry, now: number): boolean {
  return now - storedAt >= KEPT_FOR || storedAt - now >= KEPT_FOR;
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
