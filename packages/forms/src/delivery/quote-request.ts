/** One completed form on its way to the webhook. */
export interface QuoteRequest {
  /** The same for every try of this form, so that the receiver can drop a repeat. */
  readonly submissionId: string;
  /** Starts at 1 and grows when changed answers go out under the same id. The receiver keeps the highest. */
  readonly revision: number;
  /** The form's fields as a browser would post them, with the hidden ones. */
  readonly entries: readonly (readonly [name: string, value: string | File])[];
  /** The address that the thank-you view names. */
  readonly email?: string | undefined;
}

/** The webhooks that a request may go to. */
export interface Destination {
  readonly webhook: string;
  /** A second webhook, for requests that the first refuses for good or has not taken for an hour. */
  readonly fallback?: string | undefined;
  /** True if both answer with CORS headers, as site.yaml says. A response that can't be read is then none. */
  readonly speakCors?: boolean | undefined;
}

/** The past of a request that an earlier try did not deliver (docs/operations/webhook.md). */
export interface Delay {
  /** The time when the visitor sent it, in milliseconds since 1970. */
  readonly sentAt: number;
  /** A status such as "503", or `timeout`, `network`, `redirect`, `interrupted`, `unreadable`. */
  readonly reason: string;
}

/** Bytes that a slow connection carries in a millisecond (100 KB a second). */
const SLOW_UPLOAD = 100;

/** Returns the milliseconds that the request's files may take on a slow connection. */
export const uploadTime = (entries: QuoteRequest["entries"]): number =>
  entries.reduce((sum, [, value]) => (typeof value === "string" ? sum : sum + value.size / SLOW_UPLOAD), 0);

/**
 * How many times as long a later attempt may take, since no visitor waits for it. A webhook that needs 12 seconds would
 * get the request again and again, and a photo on a slow line would never arrive.
 */
export const LATER_PATIENCE = 6;
