import { attributionFields } from "@vitrine/schema/form-wire";
import type { Outcome } from "./outcome.ts";
import type { DeliveryPort } from "./delivery-port.ts";
import { fingerprintOf, isPromised, isTaken, newEntry, type OutboxEntry } from "./outbox-entry.ts";
import type { Destination, QuoteRequest } from "./quote-request.ts";
import { settle } from "./settle.ts";
import { tryDelivery } from "./try-delivery.ts";

/**
 * - `sent`: the lead has arrived, or the outbox holds it until it does.
 * - `already-sent`: it was sent before, with other answers, from another tab.
 * - `network-failure`: it is not sent unless the visitor tries again.
 */
export type SendResult = "sent" | "already-sent" | "network-failure";

/** Makes the visitor's own attempt, stored before it leaves (decision 11). */
export async function submitQuote(
  request: QuoteRequest,
  destination: Destination,
  port: DeliveryPort,
): Promise<SendResult> {
  const { submissionId, entries } = request;
  const fingerprint = fingerprintOf(entries);
  const find = () => port.outbox.get(submissionId).catch(() => null);
  // A later try of it, in another tab, may hold the lock for minutes.
  const held = await find();
  const known = promised(held, fingerprint);
  if (known !== undefined) return known;
  const result = await port.exclusively(
    submissionId,
    async () => {
      const found = await find();
      const earlier = promised(found, fingerprint);
      if (earlier !== undefined) return earlier;
      const entry = newEntry(request, destination, port.now());
      // A request that can't be read may be promised in another tab, so it is not written over.
      const isStored = found !== null && (await store(entry, port));
      const [tried, outcome] = await tryDelivery(entry, port, { entries, outlivesPage: true });
      return recordOutcome(tried, isStored, outcome, port);
    },
    { held: held ?? undefined },
  );
  return result ?? "network-failure";
}

/** Returns the result of a request if a visitor was told, in any tab, that it is sent. */
function promised(stored: OutboxEntry | null | undefined, fingerprint: number): SendResult | undefined {
  if (!stored || !isPromised(stored)) return undefined;
  return stored.fingerprint === fingerprint ? "sent" : "already-sent";
}

/** Stores the outcome of the attempt, or removes a request that the visitor must send again. Returns the result. */
async function recordOutcome(
  entry: OutboxEntry,
  isStored: boolean,
  outcome: Outcome,
  port: DeliveryPort,
): Promise<SendResult> {
  const settled = settle(entry, outcome, port.now());
  if (!isStored || outcome.kind === "network-failure") {
    try {
      const elsewhere = promised(await port.outbox.get(entry.submissionId), entry.fingerprint);
      if (elsewhere !== undefined) return elsewhere;
      // The entry is removed even if storing failed: a slow storage may have written it after the time limit.
      await port.outbox.remove(entry.submissionId);
    } catch {
      // An entry that can't be read may be promised, so it stays.
    }
    return !isStored && isTaken(settled) ? "sent" : "network-failure";
  }
  const isRecorded = await store(settled, port);
  // The old entry would certainly send the lead again. Without any entry a repeat is only possible.
  if (!isRecorded && isTaken(settled)) await port.outbox.remove(entry.submissionId).catch(() => undefined);
  if (settled.state === "waiting") port.deliverInBackground(true);
  return "sent";
}

/**
 * Fields that identify a visitor. Without consent the device stores none of them. The page's script has the
 * same rule, `withoutClicks`. A test compares the two, since a shared module would cost every page a request.
 */
const CONSENTED: ReadonlySet<string> = new Set(attributionFields.filter((name) => !name.startsWith("utm_")));

/** Returns true if the entry was stored. If a later state can't be stored, the earlier one stays. */
async function store(entry: OutboxEntry, port: DeliveryPort): Promise<boolean> {
  const entries = port.mayKeepClicks()
    ? entry.entries
    : entry.entries.map(([name, value]) => [name, CONSENTED.has(name) ? "" : value] as const);
  try {
    await port.outbox.put({ ...entry, entries });
    port.announce();
    return true;
  } catch {
    return false;
  }
}
