import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";

/** A list or a group of keys with its values replaced; the same object where each value stays the same. */
export function mapValues(
  value: object,
  path: ContentPath,
  map: (inner: unknown, path: ContentPath) => unknown,
): object {
  const isList = Array.isArray(value);
  let copy: Record<string | number, unknown> | undefined;
  for (const [key, inner] of Object.entries(value)) {
    const mapped = map(inner, [...path, isList ? Number(key) : key]);
    if (mapped === inner) continue;
    copy ??= (isList ? [...value] : { ...value }) as Record<string | number, unknown>;
    copy[key] = mapped;
  }
  return copy ?? value;
}
