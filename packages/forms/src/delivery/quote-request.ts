/** One filled form on its way to the webhook. */
export interface QuoteRequest {
  /** The same for every attempt at sending this form, so that the receiver can drop a repeat. */
  readonly submissionId: string;
  /** 1, and one more each time that changed answers are sent under the same id: the receiver keeps the highest. */
  readonly revision: number;
  /** The form's fields as a browser would post them, hidden ones included. */
  readonly entries: readonly (readonly [name: string, value: string])[];
}

/** Where a request goes. */
export interface Destination {
  readonly webhook: string;
  /** A second webhook, for what the first refuses for good or has not taken for an hour. */
  readonly fallback?: string | undefined;
}

/** A request that an earlier try did not deliver; the receiver is told both (docs/operations/webhook.md). */
export interface Delay {
  /** When the visitor sent it, in milliseconds since 1970. */
  readonly sentAt: number;
  /** What the last try failed by: a status such as "503", or `timeout`, `network`, `redirect`, `interrupted`, `unreadable`. */
  readonly reason: string;
}
