/** One filled form on its way to the webhook. */
export interface QuoteRequest {
  /** The same for every attempt at sending this form, so that the receiver can drop a repeat. */
  readonly submissionId: string;
  /** The form's fields as a browser would post them, hidden ones included. */
  readonly entries: readonly (readonly [name: string, value: string])[];
}
