import type { Outcome } from "./outcome.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import type { Delay, QuoteRequest } from "./quote-request.ts";

export interface PostOptions {
  /** Makes the browser send a CORS preflight first. A webhook without CORS never gets the post. */
  readonly isGuarded?: boolean;
  /** True if no visitor waits for the answer, which may then take `LATER_PATIENCE` times as long. */
  readonly isPatient?: boolean;
  /** True if the webhook answers with CORS headers, so that a rejected post needs no probe. */
  readonly speaksCors?: boolean | undefined;
  /** Lets the post continue after its page closes, where the browser can. For the visitor's own attempt. */
  readonly outlivesPage?: boolean;
  /** Present if an earlier try did not deliver the request. */
  readonly delay?: Delay | undefined;
}

/** The browser functions that delivery needs. Only the outbox may reject, if its storage is off or full. */
export interface DeliveryPort {
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Posts the request and returns the outcome. Never rejects. */
  readonly post: (request: QuoteRequest, webhook: string, options?: PostOptions) => Promise<Outcome>;
  readonly outbox: Outbox;
  /**
   * Runs the task while nothing else works on the same request. It waits for its turn. If another task has the
   * turn for `givesUpAfter` milliseconds, it returns `undefined`. Without a working lock the task runs all the
   * same, since a repeat is better than a loss.
   */
  readonly exclusively: <Result>(
    submissionId: string,
    task: () => Promise<Result>,
    options?: {
      readonly givesUpAfter?: number;
      /** The stored request. Its files may take long, and so may an attempt that has the turn. */
      readonly held?: OutboxEntry | undefined;
    },
  ) => Promise<Result | undefined>;
  /** True if the visitor agreed to store click identifiers (loi Informatique et Libertés, art. 82). */
  readonly mayKeepClicks: () => boolean;
  /** Announces a new entry, so that the outbox is read again. */
  readonly announce: () => void;
  /** Turns delivery without an open page on or off, in browsers that support it. */
  readonly deliverInBackground: (isWanted: boolean) => void;
}

/** The durable store of requests, one for each submission id. */
export interface Outbox {
  readonly get: (submissionId: string) => Promise<OutboxEntry | undefined>;
  readonly put: (entry: OutboxEntry) => Promise<void>;
  readonly remove: (submissionId: string) => Promise<void>;
  readonly all: () => Promise<readonly OutboxEntry[]>;
}
