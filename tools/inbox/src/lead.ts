/**
 * One received quote request: its time (ISO 8601, UTC) and its fields as sent. A name that was sent more than
 * once has its values in their order.
 */
export type Lead = {
  readonly receivedAt: string;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
};
