/** A file of a request: its name as sent, its bytes, and the address at this inbox from which it is downloaded. */
export type LeadFile = { readonly name: string; readonly size: number; readonly address: string };

export type LeadValue = string | LeadFile;

/**
 * One received quote request: its time (ISO 8601, UTC) and its fields as sent. A name that was sent more than
 * once has its values in their order.
 */
export type Lead = {
  readonly receivedAt: string;
  readonly fields: Readonly<Record<string, LeadValue | readonly LeadValue[]>>;
};

/**
 * Folds the entries of a form into one object, names in their order of first appearance.
 * The object has no prototype, so that a field named `__proto__` or `constructor` is a field like any other.
 */
export function collectFields(
  entries: readonly (readonly [name: string, value: LeadValue])[],
): Lead["fields"] {
  const fields: Record<string, LeadValue | LeadValue[]> = Object.create(null);
  for (const [name, value] of entries) {
    const earlier = fields[name];
    if (earlier === undefined) fields[name] = value;
    else if (Array.isArray(earlier)) earlier.push(value);
    else fields[name] = [earlier, value];
  }
  return fields;
}

/** Returns the values of a field, none if the lead has no such field. */
export function valuesOf({ fields }: Lead, name: string): readonly LeadValue[] {
  const value = Object.hasOwn(fields, name) ? fields[name] : [];
  return [value ?? []].flat() as readonly LeadValue[];
}
