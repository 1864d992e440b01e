import type { Answer } from "./answer.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import type { Delay, QuoteRequest } from "./quote-request.ts";

export interface PostOptions {
  /** The post leaves only if the webhook first allows it to: one that does not speak CORS never gets it. */
  readonly isGuarded?: boolean;
  /** The post goes on when its page is left, where the browser allows: for the visitor's own attempt. */
  readonly outlivesPage?: boolean;
  /** Set where an earlier try did not deliver the request. */
  readonly delay?: Delay | undefined;
}

/** All that delivery needs of the browser. Only the outbox may reject: where storage is off, full or broken. */
export interface DeliveryPort {
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Posts the request and says what became of it; never rejects. */
  readonly post: (request: QuoteRequest, webhook: string, options?: PostOptions) => Promise<Answer>;
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
  /** Whether the visitor has agreed that click identifiers stay on the device (loi Informatique et Libertés, art. 82). */
  readonly mayKeepClicks: () => boolean;
  /** Has the outbox looked at again: it holds something new. */
  readonly announce: () => void;
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
