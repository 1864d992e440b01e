/**
 * One quote request as it was received: when (ISO 8601, UTC) and its fields as sent.
 * A name sent more than once holds its values in their order.
 */
export type Lead = {
  readonly receivedAt: string;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
};
