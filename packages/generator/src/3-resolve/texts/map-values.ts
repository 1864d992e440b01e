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
