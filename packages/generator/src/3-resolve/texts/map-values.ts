/** Gives a list or an object with its values replaced; the same object if no value changed. */
export function mapValues(value: object, map: (inner: unknown, key: string | number) => unknown): object {
  const isList = Array.isArray(value);
  const from = value as Record<string | number, unknown>;
  let copy: typeof from | undefined;
  for (const name of Object.keys(value)) {
    const key = isList ? Number(name) : name;
    const mapped = map(from[key], key);
    if (mapped === from[key]) continue;
    copy ??= (isList ? [...value] : { ...value }) as typeof from;
    copy[key] = mapped;
  }
  return copy ?? value;
}

/** Gives some values of an object, in the order of the keys, without those that are undefined. */
export const pick = <Values extends object, Key extends keyof Values>(
  values: Values,
  ...keys: readonly Key[]
): Pick<Values, Key> =>
  Object.fromEntries(keys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]]))) as Pick<
    Values,
    Key
  >;

/** True if a text in a value is still to be filled in: `[[à compléter : …]]`. */
export function hasPlaceholder(value: unknown): boolean {
  if (typeof value === "string") return value.includes("[[");
  return typeof value === "object" && value !== null && Object.values(value).some(hasPlaceholder);
}
