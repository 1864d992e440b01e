import type { Answer } from "./answer.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** All that delivery needs of the browser. Only the outbox may reject: where storage is off, full or broken. */
export interface DeliveryPort {
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /**
   * Posts the request and says what became of it; never rejects. Guarded, it leaves only if the webhook first allows
   * it to: one that does not speak CORS never gets it.
   */
  readonly post: (
    request: QuoteRequest,
    webhook: string,
    options?: { readonly isGuarded: boolean },
  ) => Promise<Answer>;
  readonly outbox: Outbox;
  /**
   * Runs the task while nobody else, in any tab, works on the same request. Waits its turn, or gives `undefined`
   * at once with `ifFree`. Where nothing can keep others out the task runs all the same: a repeat is better than a loss.
   */
  readonly exclusively: <Result>(
    submissionId: string,
    task: () => Promise<Result>,
    options?: { readonly ifFree: boolean },
  ) => Promise<Result | undefined>;
  /** Has the outbox looked at by a time at the latest, on this page or a later one. */
  readonly lookAgainBy: (time: number) => void;
  /** Sets that time anew; `undefined`: the outbox is empty. */
  readonly lookAgainAt: (time: number | undefined) => void;
  /** Whether the browser is to deliver while no page is open, where it can. */
  readonly deliverInBackground: (isWanted: boolean) => void;
}

/** The durable store of requests, one for each submission id. */
export interface Outbox {
  readonly get: (submissionId: string) => Promise<OutboxEntry | undefined>;
  readonly put: (entry: OutboxEntry) => Promise<void>;
  readonly remove: (submissionId: string) => Promise<void>;
  readonly all: () => Promise<readonly OutboxEntry[]>;
}
