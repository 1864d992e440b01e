/**
 * One received quote request: its time (ISO 8601, UTC) and its fields as sent. A name that was sent more than
 * once has its values in their order.
 */
export type Lead = {
  readonly receivedAt: string;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
};

/**
 * Folds the entries of a form into one object, names in their order of first appearance.
 * The object has no prototype, so that a field named `__proto__` or `constructor` is a field like any other.
 */
export function collectFields(entries: readonly (readonly [name: string, value: string])[]): Lead["fields"] {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of entries) {
    const earlier = fields[name];
    if (earlier === undefined) fields[name] = value;
    else if (typeof earlier === "string") fields[name] = [earlier, value];
    else earlier.push(value);
  }
  return fields;
}
